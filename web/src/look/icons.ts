/** Our line icons on a field of 24 × 24: what is stroked, and for a few what is filled. */
interface IconPaths {
  readonly line?: string;
  readonly fill?: string;
}

export const ICONS = {
  play: { fill: 'M7 4.5 20 12 7 19.5Z' },
  link: {
    line: 'M10 14l4-4M8.5 11.5 6 14a4.2 4.2 0 0 0 6 6l2.5-2.5M15.5 12.5 18 10a4.2 4.2 0 0 0-6-6L9.5 6.5',
  },
  device: { line: 'M7 3h10v18H7ZM11 18h2M2.5 9l2-2M2.5 15l2 2M21.5 9l-2-2M21.5 15l-2 2' },
  eye: { line: 'M2.5 12Q12 2 21.5 12 12 22 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z' },
  back: { line: 'M15 5l-7 7 7 7' },
  forward: { line: 'M9 5l7 7-7 7' },
  down: { line: 'M5 9l7 7 7-7' },
  up: { line: 'M5 15l7-7 7 7' },
  menu: { line: 'M4 6.5h16M4 12h16M4 17.5h16' },
  close: { line: 'M6 6l12 12M18 6 6 18' },
  globe: { line: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3q-8 9 0 18 8-9 0-18' },
  moon: { line: 'M20 14.5A8.5 8.5 0 1 1 10.5 4a6.6 6.6 0 0 0 9.5 10.5Z' },
  sun: {
    line: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  },
  soundOn: { line: 'M4 9.5h4L13 5v14l-5-4.5H4ZM16.5 9q2.5 3 0 6M19 6.5q4.5 5.5 0 11' },
  soundOff: { line: 'M4 9.5h4L13 5v14l-5-4.5H4ZM16.5 9.5l5 5M21.5 9.5l-5 5' },
  chat: { line: 'M4 5h16v11h-9l-4.5 4V16H4ZM8.5 9h7M8.5 12.2h4.5' },
  gear: {
    line: 'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM10.2 5.1 10.4 2.5h3.2l.2 2.6 1.8.8 1.9-1.7 2.3 2.3-1.7 1.9.8 1.8 2.6.2v3.2l-2.6.2-.8 1.8 1.7 1.9-2.3 2.3-1.9-1.7-1.8.8-.2 2.6h-3.2l-.2-2.6-1.8-.8-1.9 1.7-2.3-2.3 1.7-1.9-.8-1.8-2.6-.2v-3.2l2.6-.2.8-1.8-1.7-1.9 2.3-2.3 1.9 1.7Z',
  },
  help: { line: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9.3 9.5a2.8 2.8 0 1 1 4 2.5q-1.300.7-1.3 2M12 17v.01' },
  book: { line: 'M12 6.5Q8 3.5 3 5v14q5-1.5 9 1.5 4-3 9-1.5V5q-5-1.5-9 1.5ZM12 6.5v14' },
  copy: { line: 'M9 9h11v11H9ZM15 9V4H4v11h5' },
  share: { line: 'M12 15V3.5M8 7l4-4 4 4M7 11H4.5v10h15V11H17' },
  swap: { line: 'M4 9h15l-4-4M20 15H5l4 4' },
  sliders: { line: 'M3 8h9M18 8h3M15 5v6M3 16h3M12 16h9M9 13v6' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  check: { line: 'M4.5 13l5 5L19.5 7' },
  clock: { line: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v5l3.5 2.5' },
  calendar: { line: 'M4 6h16v14H4ZM4 10.5h16M8.5 3v5M15.5 3v5' },
  first: { line: 'M18 5l-8 7 8 7ZM6 5v14' },
  previous: { line: 'M16 5l-9 7 9 7Z' },
  next: { line: 'M8 5l9 7-9 7Z' },
  last: { line: 'M6 5l8 7-8 7ZM18 5v14' },
  pause: { fill: 'M6.5 5h3.8v14H6.5ZM13.7 5h3.8v14h-3.8Z' },
  flag: { line: 'M5 21V4q5-2.5 8 0t7 0v9q-4 2.5-7 0t-8 0' },
  undo: { line: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4' },
  again: { line: 'M19.5 5v5h-5M19 10A8 8 0 1 0 20 14' },
  bell: { line: 'M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15ZM10 21h4M12 2.5v2' },
  download: { line: 'M12 3.5V15M8 11l4 4 4-4M4 17v3.5h16V17' },
  person: { line: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4 21q1-7 8-7t8 7' },
  people: {
    line: 'M12 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2 20q.5-6 6.5-6t6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.5q4 .8 4.5 5.5',
  },
  bot: { line: 'M5 9h14v10H5ZM12 9V5M9 5h6M9 13v2M15 13v2M2.5 12.5v3M21.5 12.5v3' },
  key: { line: 'M11 15.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM9.7 12.3 19 3M15 7l4 4M18 4l2.5 2.5' },
  keyboard: { line: 'M2.5 6h19v12h-19ZM6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8' },
  lock: { line: 'M5 10.5h14V20.5H5ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v3' },
  send: { line: 'M4 4l17 8-17 8 3-8ZM7 12h7' },
  warning: { line: 'M12 3.5 22 20H2ZM12 10v4.5M12 17.5v.01' },
  trash: { line: 'M4 7h16M9 7V4h6v3M6 7l1 13.5h10L18 7M10.5 11v6M13.5 11v6' },
  bulb: { line: 'M9 17.5h6M10 21h4M8.5 17.5q0-3-1.7-4.8a7 7 0 1 1 10.4 0q-1.7 1.8-1.7 4.8' },
  scale: {
    line: 'M12 3.5v17M7.5 20.5h9M4 7.5q4 1 8-1.5 4-2.5 8-1.5M4 7.5 1.5 14q2.5 2.5 5 0ZM20 4.5 17.5 11q2.5 2.5 5 0Z',
  },
} as const satisfies Readonly<Record<string, IconPaths>>;

export type IconName = keyof typeof ICONS;

/** The paths of an icon, in one form for all. */
export const iconPaths = (name: IconName): IconPaths => ICONS[name];

import { type Beat, EASE } from '../../../../ui/keyframes';

/** When each face comes up; the last one is the one that was rolled. */
const FACE_TIMES = [0, 90, 180, 280, 390, 520, 660] as const;
const LIES = 660;
/** The number is named when the die lies, and not before. */
export const ROLL_TOLD = LIES + 40;
/** Then there is time to read it. */
export const ROLL_TIME = 1000;

/** The faces that are seen on the way. But for the last two, they say nothing of what is rolled: `salt` alone decides. */
export const tumbleFaces = (faces: readonly number[], value: number, salt: number): readonly number[] => {
  const others = [...new Set(faces)];
  const tumbling: number[] = [];
  for (let index = 0; index < FACE_TIMES.length - 1; index++) {
    const isLast = index === FACE_TIMES.length - 2;
    const open = others.filter((face) => face !== tumbling.at(-1) && !(isLast && face === value));
    tumbling.push(open[(salt * 7 + index * 5) % Math.max(1, open.length)] ?? value);
  }
  return [...tumbling, value];
};

/** A face is there until the next one comes. */
export const faceBeats = (index: number): readonly Beat[] => {
  const [from = 0, to] = FACE_TIMES.slice(index, index + 2);
  const comes: readonly Beat[] = from === 0 ? [] : [[from - 1, { opacity: 0 }]];
  const goes: readonly Beat[] =
    to === undefined
      ? []
      : [
          [to - 1, { opacity: 1 }],
          [to, { opacity: 0 }],
        ];
  return [...comes, [from, { opacity: 1 }], ...goes];
};

/** In from the side where no words stand, in hundredths of the die: across, bouncing lower and lower, and turning. */
export const rollFilm = {
  across: [
    [0, { x: -100 }],
    [LIES, { x: 0 }, 'cubic-bezier(.2,.5,.4,1)'],
  ],
  bounce: [
    [0, { y: -54 }],
    [180, { y: 0 }, EASE.down],
    [330, { y: -30 }, EASE.up],
    [480, { y: 0 }, EASE.down],
    [570, { y: -11 }, EASE.up],
    [LIES, { y: 0 }, EASE.down],
  ],
  spin: [
    [0, { turn: -430 }],
    [480, { turn: -60 }],
    [LIES, { turn: 0 }, EASE.out],
    [ROLL_TOLD, { size: [1.08, 0.9] }],
    [780, { size: [1, 1] }, EASE.back],
  ],
} as const satisfies Readonly<Record<string, readonly Beat[]>>;

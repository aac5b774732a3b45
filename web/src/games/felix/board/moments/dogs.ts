import { type Card, chase, type FelixEvent, type FelixView } from '@miaou/felix';
import { type Beat, EASE } from '../../../../ui/keyframes';
import type { Places, Rect } from '../cardSpots';
import { isDog } from '../cardSymbols';
import { CHASE_TIME, QUARREL_TIME } from './times';

/** What a figure does: over the table, up and down, and in its own shape. */
interface FigureFilm {
  readonly across: readonly Beat[];
  readonly lift: readonly Beat[];
  readonly body: readonly Beat[];
}

/** A figure that leaves its card: the card as it lay, then its empty frame, and the figure on its way. */
export interface Runaway {
  readonly card: Card;
  /** Where its card lies. */
  readonly at: Rect;
  readonly figure: FigureFilm;
  /** The card with its figure: until the figure is out. */
  readonly whole: readonly Beat[];
  /** The empty frame shakes and drops in the end. */
  readonly frame: readonly Beat[];
  /** It is frightened: an exclamation mark stands over its head. */
  readonly alarm?: readonly Beat[];
}

/** What the dogs of a row do. Later ones stand before earlier ones. */
export interface DogScene {
  readonly runaways: readonly Runaway[];
  /** Where dogs quarrel. */
  readonly cloud?: { readonly at: Rect; readonly beats: readonly Beat[] };
}

/** Who leaves the row in a fact: places by what happens to the cards there. */
export interface Leaving {
  readonly dogs: readonly number[];
  readonly prey: number | null;
}

const NOBODY: Leaving = { dogs: [], prey: null };

/** Who leaves, and who before whom. A dog that has chased something is gone when the fact comes that dogs left. */
export const leavingIn = (event: FelixEvent | null, { row, options }: FelixView): Leaving => {
  const dogs = row.flatMap(({ card }, place) => (isDog(card) ? [place] : []));
  if (event?.type === 'catChased' || event?.type === 'rabbitChased') return { dogs, prey: event.place };
  if (event?.type !== 'dogsLeft') return NOBODY;
  const cards = row.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return chase(cards, options).chased === null ? { dogs, prey: null } : NOBODY;
};

/** All distances were drawn for a card of this width. */
const DRAWN_WIDTH = 150;
const unitOf = ({ width }: Rect): number => width / DRAWN_WIDTH;

/** The dog crouches in its frame, and is out of it from here on. */
const DOG_OUT = 140;
const DOG_LANDS = 470;
const DOG_RUNS = 660;
const PREY_OUT = 430;
const PREY_RUNS = 560;
const PREY_GONE = 1150;
const DOG_GONE = 1420;
const FRAMES_DROP = 1480;

const HOPS = [0, 1, 2, 3];
const hops = (from: number, each: number, high: number): readonly Beat[] =>
  HOPS.flatMap((hop): readonly Beat[] => [
    [from + hop * each + each / 2, { y: -high }, EASE.up],
    [from + (hop + 1) * each, { y: 0 }, EASE.down],
  ]);

const cutAt = (at: number): readonly Beat[] => [
  [0, { opacity: 1 }],
  [at, { opacity: 1 }],
  [at + 1, { opacity: 0 }],
];
const comesAt = (at: number): readonly Beat[] => [
  [0, { opacity: 0 }],
  [at, { opacity: 0 }],
  [at + 1, { opacity: 1 }],
];

const drops = (startsAt: number, tilt: number, dropsAt: number): readonly Beat[] => [
  [startsAt, {}],
  [startsAt + 70, { turn: tilt }, EASE.out],
  [startsAt + 260, { turn: 0 }, EASE.back],
  [dropsAt, { opacity: 1 }],
  [dropsAt + 120, { opacity: 0, y: 30 }, EASE.in],
];

/** Just outside the stage on one side, seen from where the card lies. */
const outside = (at: Rect, width: number, side: 1 | -1): number =>
  side === 1 ? width - at.x + 0.2 * at.width : -at.x - 1.2 * at.width;

/** The prey jumps up with a fright and bolts. */
const preyFilm = (at: Rect, width: number, side: 1 | -1): FigureFilm => {
  const unit = unitOf(at);
  return {
    across: [
      ...comesAt(PREY_OUT),
      [PREY_RUNS, { x: 0 }],
      [PREY_GONE, { x: outside(at, width, side) }, 'cubic-bezier(.5,0,.8,.8)'],
    ],
    lift: [
      [PREY_OUT, {}],
      [PREY_OUT + 80, { y: -46 * unit }, EASE.up],
      [PREY_RUNS + 30, { y: 0 }, EASE.down],
      ...hops(PREY_RUNS + 30, 140, 56 * unit),
    ],
    body: [
      [PREY_OUT, {}],
      [PREY_OUT + 60, { size: [0.86, 1.2] }, EASE.out],
      [PREY_RUNS + 30, { size: [1.12, 0.84] }],
      [PREY_RUNS + 80, { size: [1, 1], turn: 20 * side }],
      [PREY_GONE, {}],
    ],
  };
};

/** As far behind its prey a dog lands, in widths of a card. */
const BEHIND = 1.05;

/** The dog crouches, leaps out of its card over the row, lands behind its prey and runs after it. */
const chaserFilm = (at: Rect, preyAt: Rect, width: number, side: 1 | -1): FigureFilm => {
  const unit = unitOf(at);
  const lands = preyAt.x - at.x - side * BEHIND * at.width;
  return {
    across: [
      ...comesAt(0),
      [DOG_OUT, { y: 4 }],
      [DOG_LANDS, { x: lands, y: 10 * unit }, 'cubic-bezier(.3,.1,.6,1)'],
      [DOG_RUNS, { x: lands }],
      [DOG_GONE, { x: outside(at, width, side), y: 0 }, 'cubic-bezier(.6,0,.7,.9)'],
    ],
    lift: [
      [DOG_OUT, {}],
      [DOG_OUT + 160, { y: -130 * unit }, EASE.up],
      [DOG_LANDS, { y: 0 }, EASE.down],
      [DOG_RUNS, { y: 0 }],
      ...hops(DOG_RUNS, 190, 40 * unit),
    ],
    body: [
      [0, {}],
      [120, { size: [1.1, 0.82] }, EASE.out],
      [170, { size: [0.95, 1.14], turn: -10 * side }],
      [DOG_LANDS, { size: [1.1, 1.04], turn: 8 * side }],
      [500, { size: [1.24, 0.76], turn: 0 }],
      [600, { size: [1.1, 1.1] }, EASE.back],
      [DOG_RUNS + 20, { turn: 12 * side }],
      [DOG_GONE, {}],
    ],
  };
};

const ALARM: readonly Beat[] = [
  [PREY_OUT, { opacity: 0, size: [0.3, 0.3] }],
  [PREY_OUT + 10, { opacity: 1 }],
  [PREY_OUT + 80, { size: [1, 1] }, EASE.back],
];

const chaseScene = (dog: Actor, prey: Actor, width: number): DogScene => {
  // Away from the dog: so the prey is ahead of it from the first frame to the last.
  const side = prey.at.x >= dog.at.x ? 1 : -1;
  return {
    runaways: [
      {
        ...prey,
        figure: preyFilm(prey.at, width, side),
        whole: cutAt(PREY_OUT),
        frame: drops(PREY_RUNS + 30, -5 * side, FRAMES_DROP),
        alarm: ALARM,
      },
      {
        ...dog,
        figure: chaserFilm(dog.at, prey.at, width, side),
        whole: cutAt(0),
        frame: drops(DOG_OUT + 10, 4 * side, FRAMES_DROP),
      },
    ],
  };
};

const MEET = 390;
const PART = 1150;

/** A dog leaps at the others, is lost in the cloud, and flies out of it turning over. */
const quarrelFilm = (at: Rect, middle: number, width: number, side: 1 | -1): FigureFilm => {
  const unit = unitOf(at);
  const meets = middle - at.width / 2 - at.x;
  return {
    across: [
      ...comesAt(0),
      [DOG_OUT, {}],
      [MEET, { x: meets - side * 40 * unit }, 'cubic-bezier(.3,.1,.6,1)'],
      [MEET + 60, { x: meets, opacity: 0 }],
      [PART, { x: meets, opacity: 0 }],
      [PART + 10, { opacity: 1 }],
      [PART + 350, { x: outside(at, width, side === 1 ? -1 : 1), y: 40 * unit }, EASE.out],
    ],
    lift: [
      [DOG_OUT, {}],
      [DOG_OUT + 120, { y: -90 * unit }, EASE.up],
      [MEET, { y: 0 }, EASE.down],
      [PART, {}],
      [PART + 130, { y: -70 * unit }, EASE.up],
      [PART + 350, { y: 40 * unit }, EASE.down],
    ],
    body: [
      [0, {}],
      [120, { size: [1.12, 0.8] }, EASE.out],
      [200, { size: [0.94, 1.15], turn: 12 * side }],
      [MEET, { size: [1.1, 1], turn: -10 * side }],
      [PART, { size: [0.9, 0.9], turn: 0 }],
      [PART + 350, { size: [0.8, 0.8], turn: -260 * side }],
    ],
  };
};

const JOLTS = [0, 1, 2, 3, 4, 5];
const JOLT = 95;
const CLOUD: readonly Beat[] = [
  [MEET - 10, { opacity: 0, size: [0.3, 0.3] }],
  [MEET - 8, { opacity: 1 }],
  [MEET + 80, { size: [1.08, 1.08] }, EASE.back],
  ...JOLTS.map((jolt): Beat => {
    const side = jolt % 2 === 0 ? -1 : 1;
    return [MEET + 170 + jolt * JOLT, { turn: 5 * side, x: 5 * side, size: [1 + 0.03 * side, 1 + 0.03 * side] }];
  }),
  [PART, { size: [1.15, 1.15], turn: 0, x: 0 }],
  [PART + 110, { size: [1.4, 1.4], opacity: 0 }, EASE.out],
];

const quarrelScene = (dogs: readonly Actor[], width: number): DogScene => {
  const [first] = dogs;
  if (first === undefined) return { runaways: [] };
  const middle = dogs.reduce((sum, { at }) => sum + at.x + at.width / 2, 0) / dogs.length;
  return {
    runaways: dogs.map((dog, index) => ({
      ...dog,
      // They come from the left and from the right, and fly back to where they came from.
      figure: quarrelFilm(dog.at, middle, width, index < dogs.length / 2 ? 1 : -1),
      whole: cutAt(0),
      frame: drops(DOG_OUT + 10, index % 2 === 0 ? 4 : -4, PART + 50),
    })),
    cloud: { at: { ...first.at, x: middle - first.at.width / 2 }, beats: CLOUD },
  };
};

/** A dog that finds nothing leaps out, looks about and trots off (FD6). */
const aloneScene = (dog: Actor, width: number): DogScene => ({
  runaways: [
    {
      ...dog,
      figure: chaserFilm(dog.at, { ...dog.at, x: dog.at.x + BEHIND * dog.at.width }, width, 1),
      whole: cutAt(0),
      frame: drops(DOG_OUT + 10, 4, FRAMES_DROP),
    },
  ],
});

interface Actor {
  readonly card: Card;
  readonly at: Rect;
}

/** What dogs do in a fact, where the row lies. Null where they do nothing. */
export const dogSceneOf = (
  event: FelixEvent | null,
  view: FelixView,
  places: Places,
  width: number,
): DogScene | null => {
  const leaving = leavingIn(event, view);
  const actorAt = (place: number): readonly Actor[] => {
    const [card, at] = [view.row[place]?.card, places.get(`row-${place}`)];
    return card === undefined || at === undefined ? [] : [{ card, at }];
  };
  const dogs = leaving.dogs.flatMap(actorAt);
  const [dog] = dogs;
  const [prey] = leaving.prey === null ? [] : actorAt(leaving.prey);
  if (dog === undefined) return null;
  if (prey !== undefined) return chaseScene(dog, prey, width);
  return dogs.length > 1 ? quarrelScene(dogs, width) : aloneScene(dog, width);
};

/** The words about the dogs stand over the row while they act. */
export const captionBeats = (told: number, isQuarrel: boolean): readonly Beat[] => {
  const ends = (isQuarrel ? QUARREL_TIME : CHASE_TIME) - 110;
  return [
    [told, { opacity: 0, size: [0.7, 0.7] }],
    [told + 20, { opacity: 1 }],
    [told + 130, { size: [1, 1] }, EASE.back],
    [ends, { opacity: 1 }],
    [ends + 100, { opacity: 0 }],
  ];
};

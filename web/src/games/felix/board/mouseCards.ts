interface Mouse {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const LEFT = 4;
const RIGHT = 31;
const SMALL = 26;
const pair = (y: number): Mouse[] => [
  { x: LEFT, y, size: SMALL },
  { x: RIGHT, y, size: SMALL },
];

const MICE: Readonly<Record<number, readonly Mouse[]>> = {
  2: [
    { x: 13, y: 3, size: 36 },
    { x: 13, y: 31, size: 36 },
  ],
  3: [{ x: 17.5, y: 7, size: SMALL }, ...pair(33)],
  4: [...pair(8), ...pair(33)],
  6: [...pair(2), ...pair(21.5), ...pair(41)],
};

/** Where the mice sit on a mouse card of 100 × 64. */
export const miceOn = (mice: number): readonly Mouse[] => MICE[mice] ?? [];

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {import('@miaou/bots/judging').Prediction} Prediction */

/** @param {string} line */
const parsed = (line) => /** @type {Prediction} */ (JSON.parse(line));

/** Predictions in a file, from which a run that was ended goes on. */
export class KeptPredictions {
  /** @readonly */
  #path;
  /** @type {readonly Prediction[]} */
  all = [];
  /** The number of the match to go on with. */
  next = 0;

  /** @param {string} path */
  constructor(path) {
    this.#path = path;
    if (!existsSync(path)) return;
    // The last line may be cut off, and its match is not whole.
    const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    const known = lines.map(parsed);
    this.next = known.at(-1)?.deal ?? 0;
    this.all = known.filter(({ deal }) => deal < this.next);
    writeFileSync(
      path,
      lines
        .slice(0, this.all.length)
        .map((line) => `${line}\n`)
        .join(''),
    );
  }

  /** @param {Prediction} prediction */
  add(prediction) {
    appendFileSync(this.#path, `${JSON.stringify(prediction)}\n`);
  }
}

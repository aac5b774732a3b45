import { lengthOf, type Recipe, type Stroke, type Wave } from './recipe';

const DEFAULT_RISE = 4;
/** The last milliseconds of a stroke go to silence, or it would end with a click. */
const FALL = 6;

/** The same noise each time, so that a test can compare samples. */
const noiseFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x8000_0000 - 1;
  };
};

/** Lets through what lies around a pitch: two poles, as in a small analogue synthesizer. */
const bandAround = (rate: number): ((input: number, pitch: number) => number) => {
  let low = 0;
  let band = 0;
  return (input, pitch) => {
    const tuning = 2 * Math.sin((Math.PI * Math.min(pitch, rate / 6)) / rate);
    low += tuning * band;
    band += tuning * (input - low - 0.6 * band);
    return band;
  };
};

const TONES: Readonly<Record<Exclude<Wave, 'noise'>, (turn: number) => number>> = {
  sine: (turn) => Math.sin(2 * Math.PI * turn),
  triangle: (turn) => 4 * Math.abs(turn - Math.floor(turn + 0.5)) - 1,
  saw: (turn) => 2 * (turn - Math.floor(turn + 0.5)),
};

const voiceOf = (wave: Wave, rate: number): ((pitch: number) => number) => {
  if (wave === 'noise') {
    const noise = noiseFrom(7);
    const band = bandAround(rate);
    return (pitch) => band(noise(), pitch);
  }
  const tone = TONES[wave];
  let turn = 0;
  return (pitch) => {
    turn = (turn + pitch / rate) % 1;
    return tone(turn);
  };
};

/** Up quickly, then dying away like something struck, and silent at the end. */
const loudnessAt = ({ lasts, loud, rise = DEFAULT_RISE }: Stroke, time: number): number => {
  const up = Math.min(1, time / rise);
  const fading = Math.exp((-4 * Math.max(0, time - rise)) / lasts);
  return loud * up * fading * Math.min(1, (lasts - time) / FALL);
};

const addStroke = (stroke: Stroke, into: Float32Array, rate: number): void => {
  const voice = voiceOf(stroke.wave, rate);
  const first = Math.round((stroke.at * rate) / 1000);
  const count = Math.floor((stroke.lasts * rate) / 1000);
  const { from, to = from } = stroke;
  for (let index = 0; index < count; index += 1) {
    const pitch = from * (to / from) ** (index / count);
    into[first + index] = (into[first + index] ?? 0) + voice(pitch) * loudnessAt(stroke, (index * 1000) / rate);
  }
};

/** A sound as samples between −1 and 1. */
export const render = (recipe: Recipe, rate: number): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(Math.ceil((lengthOf(recipe) * rate) / 1000) + 1);
  for (const stroke of recipe) addStroke(stroke, samples, rate);
  return samples;
};

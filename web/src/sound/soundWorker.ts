import { recipeFor } from './recipes';
import type { SoundRequest, SoundSamples } from './renderer';
import { render } from './synthesize';

addEventListener('message', ({ data: { id, name, bids, rate } }: MessageEvent<SoundRequest>) => {
  const recipe = recipeFor(name, bids);
  const samples = recipe === undefined ? undefined : render(recipe, rate);
  const reply: SoundSamples = { id, samples };
  postMessage(reply, { transfer: samples === undefined ? [] : [samples.buffer] });
});

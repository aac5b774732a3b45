import { sealOfShare, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, HostBench } from './testing/fakePorts.js';

const share = (digit: string): string => digit.repeat(64);

/** Ana and Ben have sealed a share each, beside a bot, and Ana has said start. */
const opening = async (): Promise<HostBench> => {
  const bench = new HostBench({ isSealed: true });
  await bench.do(ANA, { type: 'sit', seat: seat(0) });
  await bench.do(BEN, { type: 'sit', seat: seat(1) });
  await bench.do(ANA, { type: 'seatBot', seat: seat(2), bot: 'simple' });
  await bench.do(ANA, { type: 'seal', seal: sealOfShare(share('a')) });
  await bench.do(BEN, { type: 'seal', seal: sealOfShare(share('b')) });
  return bench;
};

const sharesOf = ({ host }: HostBench): string[] | undefined =>
  host.table.match?.fair?.proof.shares.map(({ by }) => by);

describe('shares that are to be opened', () => {
  it('a match begins with the last of them', async () => {
    const bench = await opening();
    bench.host.personCame(ANA);
    bench.host.personCame(BEN);
    await bench.do(ANA, { type: 'start' });
    expect(bench.host.table.stage).toBe('gathering');
    await bench.do(BEN, { type: 'unseal', share: share('b') });
    await bench.do(ANA, { type: 'unseal', share: share('a') });
    expect(sharesOf(bench)).toEqual(['person', 'person', 'bot']);
  });

  it('shares that are to be opened are waited for a short while where somebody is connected who could open them', async () => {
    const bench = await opening();
    bench.host.personCame(ANA);
    bench.host.personCame(BEN);
    await bench.do(ANA, { type: 'start' });
    await bench.do(ANA, { type: 'unseal', share: share('a') });
    await bench.clock.advance(1_499);
    expect(bench.host.table.stage).toBe('gathering');
    await bench.clock.advance(1);
    expect(sharesOf(bench)).toEqual(['person', 'late', 'bot']);
  });

  it('shares that are to be opened are not waited for where nobody is connected who could open them', async () => {
    const bench = await opening();
    bench.host.personCame(ANA);
    await bench.do(ANA, { type: 'start' });
    await bench.do(ANA, { type: 'unseal', share: share('a') });
    await bench.clock.advance(0);
    expect(sharesOf(bench)).toEqual(['person', 'late', 'bot']);
  });
});

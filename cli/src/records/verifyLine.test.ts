import { playSealed } from '@miaou/conformance';
import { gameById } from '@miaou/games';
import type { Game, MatchRecord } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { TEXTS } from '../texts/index.js';
import { verifying } from './verifyLine.js';

const record = playSealed(gameById('chop') as Game, { seats: 3 }, 'verify');

const answer = (raw: unknown, json = false, texts = TEXTS.en) => {
  const bytes = Buffer.from(typeof raw === 'string' ? raw : JSON.stringify(raw));
  return verifying(json)({ number: 3, tooLong: false, bytes }, texts);
};

const withProof = (change: (proof: NonNullable<MatchRecord['proof']>) => object): object => {
  if (record.proof === undefined) throw new Error('the record has no proof');
  return { ...record, proof: change(record.proof) };
};

describe('verify', () => {
  it('`miaou verify` says in words, and as JSON, that everything matches', () => {
    expect(answer(record)?.text).toMatch(/^line 3: everything matches; besides the house, \d of 3 seats/);
    expect(JSON.parse(answer(record, true)?.text ?? '')).toMatchObject({ ok: true, verdict: 'proved' });
    expect(answer(record)?.error).toBeUndefined();
  });

  it('`miaou verify` says that nothing was sealed, which is not wrong', () => {
    const { proof: _, ...plain } = record;
    expect(answer(plain)).toEqual({ text: 'line 3: nothing was sealed; the moves follow the rules' });
  });

  it.each([
    ['another secret', withProof((proof) => ({ ...proof, secret: '00'.repeat(32) })), /secret does not fit its seal/],
    ['another deal', { ...record, deal: { ...record.deal, firstMouseSeat: 9 } }, /deal does not follow/],
    ['a later method', withProof((proof) => ({ ...proof, method: 'miaou-fair/9' })), /proof\.method/],
    ['a later format', { ...record, format: 'miaou-record/9' }, /miaou-record\/1/],
    ['another game', { ...record, game: 'whist' }, /felix \| chop/],
    ['a hostile name', { ...record, game: '<img src=x onerror=alert(1)>' }, /felix \| chop/],
    ['a record that is cut off', JSON.stringify(record).slice(0, 900), /ends in the middle/],
    ['a bomb of brackets', '['.repeat(100_000), /nested too deep/],
  ])('refuses %s with a sentence', (_, raw, sentence) => {
    expect(answer(raw)?.error).toMatch(sentence);
    expect(answer(raw)?.text).toBe(answer(raw)?.error);
    expect(JSON.parse(answer(raw, true)?.text ?? '')).toMatchObject({ ok: false });
  });

  it('`miaou verify` has its sentences in every language', () => {
    for (const texts of Object.values(TEXTS)) {
      const sentences = [answer(record, false, texts), answer({ ...record, deal: {} }, false, texts)];
      for (const said of sentences) expect(said?.text).not.toMatch(/\{\w+\}|wrong-/);
    }
  });
});

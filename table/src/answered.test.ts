import { describe, expect, it } from 'vitest';
import { REMEMBERED_COMMANDS } from './answered.js';
import { foldTable } from './apply.js';
import { decide } from './decide.js';
import { commandId, personId } from './ids.js';
import { ANA, BEN, house, Playground } from './testing/playground.js';

const say = (text: string) => ({ type: 'say', saying: { text } }) as const;

describe('retries', () => {
  it('are known however much others say meanwhile', () => {
    const play = new Playground();
    play.do(ANA, say('first'), 'a');
    for (let words = 0; words < 500; words++) play.do(BEN, say(`${words}`));
    for (let people = 0; people < 200; people++) play.do(personId(`person ${people}`), say('hello'));
    expect(play.do(ANA, say('first'), 'a')).toBe('repeated at 1');
  });

  it('are known for as many commands as a client may leave unanswered', () => {
    const play = new Playground();
    for (let count = 1; count <= REMEMBERED_COMMANDS; count++) play.do(ANA, say(`${count}`), `c${count}`);
    expect(play.do(ANA, say('1'), 'c1')).toBe('repeated at 1');
    play.do(ANA, say('more'), 'more');
    expect(play.do(ANA, say('1'), 'c1')).toBe('ok');
  });

  it('are known after the log was folded anew, with the place they had', () => {
    const play = new Playground().seated(ANA, BEN);
    play.do(BEN, say('miaou'), 'same');
    const place = play.seenBy(BEN);
    play.do(ANA, say('purr'));
    const table = foldTable(play.table.id, house, JSON.parse(JSON.stringify(play.log)) as typeof play.log);
    const command = say('miaou');
    const request = {
      person: BEN,
      name: BEN,
      id: commandId('same'),
      seen: 0,
      digest: JSON.stringify(command),
      command,
    };
    const moment = { now: play.at, chance: { below: () => 0 } };
    expect(decide(table, request, moment)).toMatchObject({ repeated: { n: place } });
    expect(decide(table, { ...request, digest: 'another' }, moment)).toEqual({
      refusal: { code: 'command-id-reused' },
    });
    expect(decide(table, { ...request, person: ANA }, moment)).toHaveProperty('body');
  });
});

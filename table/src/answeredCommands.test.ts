import { describe, expect, it } from 'vitest';
import { REMEMBERED_COMMANDS } from './answeredCommands.js';
import { foldTable } from './apply.js';
import { decide } from './decide.js';
import { commandId, personId } from './ids.js';
import { ANA, BEN, catalog, Playground } from './testing/playground.js';

const say = (text: string) => ({ type: 'say', saying: { text } }) as const;

describe('retries', () => {
  it('a retry is recognized however much others say in between', () => {
    const play = new Playground();
    play.do(ANA, say('first'), 'a');
    for (let words = 0; words < 500; words++) play.do(BEN, say(`${words}`));
    for (let people = 0; people < 200; people++) play.do(personId(`person ${people}`), say('hello'));
    expect(play.do(ANA, say('first'), 'a')).toBe('repeated at 1');
  });

  it('a retry of someone who sits at the table is recognized however many others talk', () => {
    const play = new Playground().seated(ANA, BEN);
    play.do(BEN, say('first'), 'b');
    for (let people = 0; people < 1_000; people++) play.do(personId(`person ${people}`), say('hello'));
    expect(play.do(BEN, say('first'), 'b')).toBe('repeated at 3');
    expect(play.table.answered.size).toBeLessThan(300);
  });

  it('a retry of a host without a seat is recognized however many others talk', () => {
    const play = new Playground().seated(BEN);
    play.do(ANA, say('first'), 'a');
    for (let people = 0; people < 1_000; people++) play.do(personId(`person ${people}`), say('hello'));
    expect(play.do(ANA, say('first'), 'a')).toBe('repeated at 2');
  });

  it('retries are recognized for as many commands as a client may leave unanswered', () => {
    const play = new Playground();
    for (let count = 1; count <= REMEMBERED_COMMANDS; count++) play.do(ANA, say(`${count}`), `c${count}`);
    expect(play.do(ANA, say('1'), 'c1')).toBe('repeated at 1');
    play.do(ANA, say('more'), 'more');
    expect(play.do(ANA, say('1'), 'c1')).toBe('ok');
  });

  it('a retry is recognized after the log was folded again, with the same number', () => {
    const play = new Playground().seated(ANA, BEN);
    play.do(BEN, say('miaou'), 'same');
    const place = play.seenBy(BEN);
    play.do(ANA, say('purr'));
    const table = foldTable(play.table.id, catalog, JSON.parse(JSON.stringify(play.log)) as typeof play.log);
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

import type { CommandResult } from '@miaou/client';
import type { Command } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { felix } from '../games/felix/index';
import { parseChoice } from './lastChoice';
import { seatingCommands, sendAll } from './opening';

describe('playing now', () => {
  it('playing now sits down, seats a bot on every other seat, and starts', () => {
    expect(seatingCommands(felix, { ...parseChoice(felix, null, 'en'), seats: 3, level: 6 })).toEqual([
      { type: 'sit', seat: 0 },
      { type: 'seatBot', seat: 1, bot: 'odile' },
      { type: 'seatBot', seat: 2, bot: 'vera' },
      { type: 'start' },
    ]);
  });

  it('sending commands stops at the first refusal and returns it', async () => {
    const sent: Command['type'][] = [];
    const send = (command: Command): Promise<CommandResult> => {
      sent.push(command.type);
      const accepted = command.type !== 'seatBot';
      return Promise.resolve(accepted ? { accepted } : { accepted, refusal: { code: 'no-such-bot' } });
    };
    expect(await sendAll({ send }, seatingCommands(felix, { ...parseChoice(felix, null, 'en'), level: 1 }))).toEqual({
      accepted: false,
      refusal: { code: 'no-such-bot' },
    });
    expect(sent).toEqual(['sit', 'seatBot']);
  });
});

import { GAMES } from '@miaou/games';
import { SETTING_NAMES } from '@miaou/server';
import {
  ARENA_EXAMPLES,
  ENV_EXAMPLES,
  EXPLOIT_EXAMPLES,
  PUZZLES_EXAMPLES,
  REPLAY_EXAMPLES,
  SIMULATE_EXAMPLES,
} from '../commandLine/examples.js';
import { addGameArgument, addOptionFlags, botNames, seatsText, withDefault } from '../commandLine/gameFlags.js';
import { addSettingFlags } from '../commandLine/serverSettingFlags.js';
import { TOKEN_VARIABLE } from '../commandLine/tokenVariable.js';
import { fill } from '../texts/sentence.js';
import type { CommandSpec } from './command.js';

/** Every command by its name, in the order of the help. A new command is one entry here and one file in this folder. */
export const COMMANDS = {
  simulate: {
    summary: 'simulate',
    examples: SIMULATE_EXAMPLES,
    declare: (command, { help }) => {
      addGameArgument(command, help);
      command
        .option('--seats <number>', seatsText(help))
        .option('--games <number>', withDefault(help.games, 1, help), '1')
        .option('--seed <text>', help.seed)
        .option('--bots <names>', withDefault(`${help.bots}: ${botNames()}`, 'random', help), 'random')
        .option('--out <file>', help.out, '-')
        .option('--anonymous', help.anonymous);
      addOptionFlags(command, help);
    },
    load: async () => (await import('./simulate.js')).simulate,
  },
  arena: {
    summary: 'arena',
    examples: ARENA_EXAMPLES,
    declare: (command, { help }) => {
      addGameArgument(command, help);
      command
        .option('--seats <number>', seatsText(help))
        .option(
          '--bots <names>',
          withDefault(`${help.entrants}: ${botNames()}`, 'greedy,random', help),
          'greedy,random',
        )
        .option('--games <number>', withDefault(help.gamesEach, 8000, help), '8000')
        .option('--seed <text>', help.seed)
        .option('--ms <number>', help.thinkingTime)
        .option('--iterations <number>', help.iterations)
        .option('--ladder', help.ladder)
        .option('--adjust', help.adjust)
        .option('--threads <number>', help.threads)
        .option('--journal <file>', help.journal)
        .option('--report <file>', help.report);
      // The pairing decides which seat has a part of its own.
      addOptionFlags(command, help, (_option, { kind }) => kind !== 'seat');
    },
    load: async () => (await import('./arena.js')).arena,
  },
  env: {
    summary: 'env',
    examples: ENV_EXAMPLES,
    declare: (command, { help }) => {
      addGameArgument(command, help);
      command
        .option('--seats <number>', seatsText(help))
        .option('--batch <number>', help.batch)
        .option('--seed <text>', help.seed);
      addOptionFlags(command, help);
    },
    load: async () => (await import('./env.js')).env,
  },
  exploit: {
    summary: 'exploit',
    examples: EXPLOIT_EXAMPLES,
    declare: (command, { help }) => {
      addGameArgument(command, help);
      command
        .option('--against <bot>', withDefault(`${help.against}: ${botNames()}`, 'vera', help), 'vera')
        .option('--seats <number>', seatsText(help))
        .option('--as <part>', help.part)
        .option('--matches <number>', withDefault(help.learnedMatches, 1_000_000, help), '1000000')
        .option('--measure <number>', withDefault(help.measuredMatches, 7200, help), '7200')
        .option('--seed <text>', withDefault(help.seed, 'miaou', help), 'miaou')
        .option('--out <file>', help.responderFile);
      // Best responses are trained for an edition; the other options of a game stay at their defaults.
      addOptionFlags(command, help, (option) => option === 'edition');
    },
    load: async () => (await import('./exploit.js')).exploit,
  },
  play: {
    summary: 'play',
    examples: [
      "miaou play --invite https://cats.example/t/… --bot 'exec:python3 mybot.py'",
      'MIAOU_TOKEN=… miaou play --server https://cats.example --table … --bot odile --matches 10',
    ],
    declare: (command, { help }) => {
      command
        .option('--invite <link>', help.invite)
        .option('--server <address>', help.server)
        .option('--table <id>', help.table)
        .option('--token <token>', fill(help.token, { variable: TOKEN_VARIABLE }))
        .option('--name <name>', help.guestName)
        .option('--bot <name>', withDefault(`${help.player}: ${botNames()}`, 'odile', help), 'odile')
        .option('--seat <number>', help.wantedSeat)
        .option('--matches <number>', withDefault(help.playedMatches, 1, help), '1')
        .option('--ms <number>', withDefault(help.decisionTime, 5000, help), '5000');
    },
    load: async () => {
      const { play } = await import('./play.js');
      return ({ flags, terminal, output }) => play(flags, terminal, output);
    },
  },
  replay: {
    summary: 'replay',
    examples: REPLAY_EXAMPLES,
    declare: (command, { help }) => void command.argument('<file>', help.file),
    load: async () => (await import('./replay.js')).replay,
  },
  verify: {
    summary: 'verify',
    examples: ['miaou verify games.jsonl', 'miaou verify https://cats.example/t/…/m/1'],
    declare: (command, { help }) => void command.argument('<file>', help.fileOrAddress),
    load: async () => (await import('./verify.js')).verify,
  },
  legal: {
    summary: 'legal',
    examples: ['miaou legal unfinished.jsonl'],
    declare: (command, { help }) => void command.argument('<file>', help.file),
    load: async () => (await import('./legal.js')).legal,
  },
  review: {
    summary: 'review',
    examples: ['miaou review games.jsonl --seat 0', 'miaou review games.jsonl --html > review.html'],
    declare: (command, { help }) => {
      command
        .argument('<file>', help.file)
        .option('--seat <number>', help.reviewedSeat)
        .option('--html', help.reviewPage)
        .option('--worlds <number>', help.worlds)
        .option('--seed <text>', withDefault(help.reviewSeed, 'review', help), 'review')
        .option('--threads <number>', help.threads);
    },
    load: async () => (await import('./review.js')).review,
  },
  puzzles: {
    summary: 'puzzles',
    examples: PUZZLES_EXAMPLES,
    declare: (command, { help }) => {
      command
        .argument('<make|check>', help.puzzleDeed)
        .argument('<game|file>', `${help.puzzleSubject}: ${GAMES.map(({ id }) => id).join(' ')}`)
        .option('--count <number>', withDefault(help.puzzleCount, 100, help), '100')
        .option('--seed <text>', help.reviewSeed)
        .option('--out <file>', help.puzzleFile);
    },
    load: async () => (await import('./puzzles.js')).puzzles,
  },
  serve: {
    summary: 'serve',
    examples: [
      'miaou serve',
      'miaou serve --port 80 --host 0.0.0.0 --origins https://cats.example --data postgres://…',
    ],
    declare: (command, texts) => addSettingFlags(command, SETTING_NAMES, texts),
    load: async () => (await import('./serve.js')).serve,
  },
  backup: {
    summary: 'backup',
    examples: ['miaou backup monday.sqlite'],
    declare: (command, texts) => {
      addSettingFlags(command, ['storage'], texts);
      command.argument('<file>', texts.help.backupFile);
    },
    load: async () => (await import('./backup.js')).backup,
  },
  restore: {
    summary: 'restore',
    examples: ['miaou restore monday.sqlite --replace'],
    declare: (command, texts) => {
      addSettingFlags(command, ['storage'], texts);
      command.argument('<file>', texts.help.backupFile).option('--replace', texts.help.replace);
    },
    load: async () => (await import('./restore.js')).restore,
  },
  'check-data': {
    summary: 'checkData',
    examples: ['miaou check-data', 'miaou check-data --data monday.sqlite'],
    declare: (command, texts) => addSettingFlags(command, ['storage'], texts),
    load: async () => (await import('./checkData.js')).checkData,
  },
  export: {
    summary: 'export',
    examples: ['miaou export --out games.jsonl', 'miaou export --anonymous | miaou replay -'],
    declare: (command, texts) => {
      addSettingFlags(command, ['storage'], texts);
      command.option('--out <file>', texts.help.out, '-').option('--anonymous', texts.help.anonymous);
    },
    load: async () => (await import('./export.js')).exportRecords,
  },
  import: {
    summary: 'import',
    examples: ['miaou import games.jsonl'],
    declare: (command, texts) => {
      addSettingFlags(command, ['storage'], texts);
      command.argument('<file>', texts.help.file);
    },
    load: async () => (await import('./import.js')).importRecords,
  },
  'operator-secret': {
    summary: 'operatorSecret',
    examples: ['miaou operator-secret'],
    declare: (command, texts) => addSettingFlags(command, ['storage'], texts),
    load: async () => (await import('./operatorSecret.js')).operatorSecret,
  },
  'push-keys': {
    summary: 'pushKeys',
    examples: ['miaou push-keys'],
    declare: () => {},
    load: async () => (await import('./pushKeys.js')).pushKeys,
  },
} as const satisfies { readonly [name: string]: CommandSpec };

export type CommandName = keyof typeof COMMANDS;

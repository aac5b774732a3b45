import { botsFor } from '@miaou/bots';
import { GAMES } from '@miaou/games';
import type { Game, OptionSpec } from '@miaou/kit';
import { SETTING_NAMES } from '@miaou/server';
import { Command, type HelpConfiguration, Option } from 'commander';
import type { Flags } from './flags.js';
import { LANGUAGES } from './language.js';
import { fill } from './sentence.js';
import { addSettings } from './settings.js';
import type { Terminal } from './terminal.js';
import type { Texts } from './texts/index.js';
import { TOKEN_VARIABLE } from './tokenVariable.js';
import { UsageFault } from './usage.js';

/** What the command line can ask for. */
export interface Commands {
  simulate(game: string, flags: Flags): Promise<void>;
  arena(game: string, flags: Flags): Promise<void>;
  exploit(game: string, flags: Flags): Promise<void>;
  play(flags: Flags): Promise<void>;
  replay(file: string): Promise<void>;
  legal(file: string): Promise<void>;
  serve(flags: Flags): Promise<void>;
  backup(file: string, flags: Flags): Promise<void>;
  restore(file: string, flags: Flags): Promise<void>;
  checkData(flags: Flags): Promise<void>;
  operatorSecret(flags: Flags): Promise<void>;
  pushKeys(): Promise<void>;
  exportRecords(flags: Flags): Promise<void>;
  importRecords(file: string, flags: Flags): Promise<void>;
}

/** A command that leaves its complaints to us: they have a code, are told in the reader's language, and name what is right. */
class OurCommand extends Command {
  override createCommand(name?: string): Command {
    return new OurCommand(name);
  }

  override error(message: string, options?: { code?: string }): never {
    throw new UsageFault(this, options?.code ?? '', message);
  }
}

const titles = (help: Texts['help']): HelpConfiguration => ({
  styleTitle: (title) =>
    ({ 'Usage:': help.usage, 'Arguments:': help.arguments, 'Options:': help.options, 'Commands:': help.commands })[
      title
    ] ?? title,
});

const withDefault = (text: string, value: string | number, help: Texts['help']): string =>
  [text, fill(help.byDefault, { value })].filter((part) => part !== '').join('; ');

const flagOf = (option: string, spec: OptionSpec, help: Texts['help']): { flags: string; text: string } => {
  switch (spec.kind) {
    case 'choice':
      return { flags: `--${option} <${spec.choices.join('|')}>`, text: withDefault('', spec.default, help) };
    case 'integer':
      return { flags: `--${option} <${spec.least}…${spec.most}>`, text: withDefault('', spec.default, help) };
    case 'seat':
      return { flags: `--${option} <seat>`, text: help.drawn };
    case 'document':
      return { flags: `--${option} <file.json>`, text: withDefault('', spec.default, help) };
  }
};

const addGameFlags = (command: Command, game: Game, help: Texts['help'], without?: OptionSpec['kind']): void => {
  for (const [option, spec] of Object.entries(game.optionSpecs)) {
    if (spec.kind === without) continue;
    const { flags, text } = flagOf(option, spec, help);
    // Two games may share a flag; each reads it by its own rules.
    if (command.options.some(({ long }) => long === `--${option}`)) continue;
    command.addOption(new Option(flags, text).helpGroup(fill(help.optionsOf, { game: game.id })));
  }
};

const seatsText = (help: Texts['help']): string =>
  `${help.seats}: ${GAMES.map(({ id, seatCounts }) => `${id} ${seatCounts.join(' ')}`).join(', ')}`;

const botNames = (): string => [...new Set(GAMES.flatMap(({ id }) => botsFor(id).map(({ name }) => name)))].join(' ');

const EXAMPLES = {
  simulate: [
    'miaou simulate felix --seats 4 --edition filou --games 1000 --seed 7 --bots random,greedy --out games.jsonl',
    'miaou simulate chop --seats 2 --games 100 --seed 7 --bots greedy | miaou replay -',
  ],
  arena: [
    'miaou arena felix --seats 4 --bots odile,vera,mirek --games 8000 --report felix.html',
    "miaou arena chop --seats 2 --bots 'exec:python3 mybot.py,greedy' --games 1000 --journal mine.jsonl",
  ],
  exploit: [
    'miaou exploit felix --against vera --seats 4 --matches 1000000 --out responder.json',
    'miaou exploit chop --against vera --as mice --matches 10000 --measure 1000',
  ],
  play: [
    "miaou play --invite https://cats.example/t/… --bot 'exec:python3 mybot.py'",
    'MIAOU_TOKEN=… miaou play --server https://cats.example --table … --bot odile --matches 10',
  ],
  replay: ['miaou replay games.jsonl', 'miaou simulate felix --seed 7 | miaou replay -'],
  legal: ['miaou legal unfinished.jsonl'],
  serve: ['miaou serve', 'miaou serve --port 80 --host 0.0.0.0 --origins https://cats.example --data postgres://…'],
  backup: ['miaou backup monday.sqlite'],
  restore: ['miaou restore monday.sqlite --replace'],
  'check-data': ['miaou check-data', 'miaou check-data --data monday.sqlite'],
  export: ['miaou export --out games.jsonl', 'miaou export | miaou replay -'],
  import: ['miaou import games.jsonl'],
  'operator-secret': ['miaou operator-secret'],
  'push-keys': ['miaou push-keys'],
} as const;

const withExamples = (command: Command, examples: readonly string[], help: Texts['help']): Command =>
  command.addHelpText('after', ['', help.examples, ...examples.map((example) => `  ${example}`)].join('\n'));

const addCommon = (command: Command, help: Texts['help']): Command =>
  command
    .option('--json', help.json)
    .option('--lang <language>', `${help.lang}: ${LANGUAGES.join(' ')}`)
    .helpOption('-h, --help', help.help);

const addSimulate = (program: Command, commands: Commands, help: Texts['help']): void => {
  const command = program
    .command('simulate')
    .description(help.simulate)
    .argument('<game>', `${help.game}: ${GAMES.map(({ id }) => id).join(' ')}`)
    .option('--seats <number>', seatsText(help))
    .option('--games <number>', withDefault(help.games, 1, help), '1')
    .option('--seed <text>', help.seed)
    .option('--bots <names>', withDefault(`${help.bots}: ${botNames()}`, 'random', help), 'random')
    .option('--out <file>', help.out, '-')
    .action((game: string, flags: Flags) => commands.simulate(game, flags));
  for (const game of GAMES) addGameFlags(command, game, help);
  withExamples(addCommon(command, help), EXAMPLES.simulate, help);
};

const addArena = (program: Command, commands: Commands, help: Texts['help']): void => {
  const command = program
    .command('arena')
    .description(help.arena)
    .argument('<game>', `${help.game}: ${GAMES.map(({ id }) => id).join(' ')}`)
    .option('--seats <number>', seatsText(help))
    .option('--bots <names>', withDefault(`${help.entrants}: ${botNames()}`, 'greedy,random', help), 'greedy,random')
    .option('--games <number>', withDefault(help.gamesEach, 8000, help), '8000')
    .option('--seed <text>', help.seed)
    .option('--ms <number>', help.thinkingTime)
    .option('--iterations <number>', help.iterations)
    .option('--adjust', help.adjust)
    .option('--threads <number>', help.threads)
    .option('--journal <file>', help.journal)
    .option('--report <file>', help.report)
    .action((game: string, flags: Flags) => commands.arena(game, flags));
  // Who has the part of its own is settled by the pairing.
  for (const game of GAMES) addGameFlags(command, game, help, 'seat');
  withExamples(addCommon(command, help), EXAMPLES.arena, help);
};

const addExploit = (program: Command, commands: Commands, help: Texts['help']): void => {
  const command = program
    .command('exploit')
    .description(help.exploit)
    .argument('<game>', `${help.game}: ${GAMES.map(({ id }) => id).join(' ')}`)
    .option('--against <bot>', withDefault(`${help.against}: ${botNames()}`, 'vera', help), 'vera')
    .option('--seats <number>', seatsText(help))
    .option('--edition <name>', help.edition)
    .option('--as <part>', help.part)
    .option('--matches <number>', withDefault(help.learnedMatches, 1_000_000, help), '1000000')
    .option('--measure <number>', withDefault(help.measuredMatches, 7200, help), '7200')
    .option('--seed <text>', withDefault(help.seed, 'miaou', help), 'miaou')
    .option('--out <file>', help.responderFile)
    .action((game: string, flags: Flags) => commands.exploit(game, flags));
  withExamples(addCommon(command, help), EXAMPLES.exploit, help);
};

const addPlay = (program: Command, commands: Commands, help: Texts['help']): void => {
  const command = program
    .command('play')
    .description(help.play)
    .option('--invite <link>', help.invite)
    .option('--server <address>', help.server)
    .option('--table <id>', help.table)
    .option('--token <token>', fill(help.token, { variable: TOKEN_VARIABLE }))
    .option('--name <name>', help.guestName)
    .option('--bot <name>', withDefault(`${help.player}: ${botNames()}`, 'odile', help), 'odile')
    .option('--seat <number>', help.wantedSeat)
    .option('--matches <number>', withDefault(help.playedMatches, 1, help), '1')
    .option('--ms <number>', withDefault(help.decisionTime, 5000, help), '5000')
    .action((flags: Flags) => commands.play(flags));
  withExamples(addCommon(command, help), EXAMPLES.play, help);
};

const addReader = (program: Command, name: 'replay' | 'legal', commands: Commands, help: Texts['help']): void => {
  const command = program
    .command(name)
    .description(help[name])
    .argument('<file>', help.file)
    .action((file: string) => commands[name](file));
  withExamples(addCommon(command, help), EXAMPLES[name], help);
};

const addServe = (program: Command, commands: Commands, texts: Texts): void => {
  const command = program
    .command('serve')
    .description(texts.help.serve)
    .action((flags: Flags) => commands.serve(flags));
  addSettings(command, SETTING_NAMES, texts);
  withExamples(addCommon(command, texts.help), EXAMPLES.serve, texts.help);
};

/** Commands that look after the data of a server. */
const addUpkeep = (program: Command, commands: Commands, texts: Texts): void => {
  const { help } = texts;
  const add = (
    name: 'backup' | 'restore' | 'check-data' | 'export' | 'import' | 'operator-secret',
    text: string,
  ): Command => {
    const command = program.command(name).description(text);
    addSettings(command, ['storage'], texts);
    return withExamples(addCommon(command, help), EXAMPLES[name], help);
  };
  add('backup', help.backup)
    .argument('<file>', help.backupFile)
    .action((file: string, flags: Flags) => commands.backup(file, flags));
  add('restore', help.restore)
    .argument('<file>', help.backupFile)
    .option('--replace', help.replace)
    .action((file: string, flags: Flags) => commands.restore(file, flags));
  add('check-data', help.checkData).action((flags: Flags) => commands.checkData(flags));
  add('export', help.export)
    .option('--out <file>', help.out, '-')
    .action((flags: Flags) => commands.exportRecords(flags));
  add('import', help.import)
    .argument('<file>', help.file)
    .action((file: string, flags: Flags) => commands.importRecords(file, flags));
  add('operator-secret', help.operatorSecret).action((flags: Flags) => commands.operatorSecret(flags));
};

const addPushKeys = (program: Command, commands: Commands, help: Texts['help']): void => {
  const command = program
    .command('push-keys')
    .description(help.pushKeys)
    .action(() => commands.pushKeys());
  withExamples(addCommon(command, help), EXAMPLES['push-keys'], help);
};

/** The command line, in one language. */
export const makeProgram = (commands: Commands, version: string, terminal: Terminal, texts: Texts): Command => {
  const { help } = texts;
  const program = new OurCommand('miaou')
    .description(help.about)
    .version(version, '-V, --version', help.version)
    .configureHelp({ ...titles(help), optionDescription: (option) => option.description })
    .helpCommand('help [command]', help.help)
    .configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      writeErr: (text) => void terminal.stderr.write(text),
    })
    .exitOverride();
  addCommon(program, help);
  addSimulate(program, commands, help);
  addArena(program, commands, help);
  addExploit(program, commands, help);
  addPlay(program, commands, help);
  addReader(program, 'replay', commands, help);
  addReader(program, 'legal', commands, help);
  addServe(program, commands, texts);
  addUpkeep(program, commands, texts);
  addPushKeys(program, commands, help);
  return withExamples(program, [EXAMPLES.serve[0], EXAMPLES.simulate[0], EXAMPLES.replay[0], EXAMPLES.legal[0]], help);
};

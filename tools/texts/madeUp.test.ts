import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { testDepth } from '../testSizes.mjs';
import { broughtFiles } from './bring.mjs';
import { filesOfRepository } from './bundles.mjs';
import { flatTexts } from './flat.mjs';
import { pluralForms } from './icu.mjs';

/** A language that cats might speak. It has a form for a few, as many languages do. */
const purred = (icu: string): string => {
  const forms = pluralForms(icu);
  if (forms === undefined) return `Mrr ${icu}`;
  const told = [...forms, { category: 'few', text: forms.at(-1)?.text ?? '' }];
  return `{count, plural, ${told.map(({ category, text }) => `${category} {mrr ${text}}`).join(' ')}}`;
};

const FILES = filesOfRepository();
const ENGLISH = flatTexts('en', FILES);
const PURRED = Object.fromEntries(Object.entries(ENGLISH).map(([key, icu]) => [key, purred(icu)]));
const MIAOUESE = { language: 'mi', name: 'Miaouèse', tag: 'mi', texts: PURRED };

/** The repository as it would be with the language in it. */
const filesWith = (become: ReadonlyMap<string, string>): typeof FILES => ({
  names: [...new Set([...FILES.names, ...become.keys()])],
  read: (file) => become.get(file) ?? FILES.read(file),
});

/** Files that no language changes, such as the types of the browser: to parse them takes longer than to check the texts. */
const PARSED = new Map<string, ts.SourceFile>();

/** What the compiler says to some files, read from the map before the disk. */
const compilerSays = (
  project: string,
  roots: readonly string[],
  become: ReadonlyMap<string, string>,
): readonly string[] => {
  const { config } = ts.readConfigFile(project, (file) => ts.sys.readFile(file)) as { readonly config: object };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [...roots] },
    ts.sys,
    dirname(project),
  );
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  const changed = new Map([...become].map(([file, source]) => [resolve(file), source]));
  host.fileExists = (file) => changed.has(resolve(file)) || ts.sys.fileExists(file);
  host.readFile = (file) => changed.get(resolve(file)) ?? ts.sys.readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    if (changed.has(resolve(file))) return parse(file, version, ...rest);
    const key = `${file} ${JSON.stringify(version)}`;
    const source = PARSED.get(key) ?? parse(file, version, ...rest);
    if (source !== undefined) PARSED.set(key, source);
    return source;
  };
  const program = ts.createProgram(
    roots.map((file) => resolve(file)),
    { ...options, composite: false, incremental: false, noEmit: true },
    host,
  );
  return roots.flatMap((file) => {
    const source = program.getSourceFile(resolve(file));
    if (source === undefined) return [`${file} is not there`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
};

const isDeep = testDepth() === 'deep';
const LANGUAGES = isDeep ? ['en', 'fr', 'pt', 'it', 'zh', 'de'] : ['en', 'zh'];

describe('texts as flat JSON', () => {
  it.each(LANGUAGES)('%s is the same after it was exported and imported', (language) => {
    const become = broughtFiles({ language, name: '', tag: '', texts: flatTexts(language, FILES) }, FILES);
    expect(become.size).toBeGreaterThan(20);
    expect(flatTexts(language, filesWith(become))).toEqual(flatTexts(language, FILES));
  });

  it('a counted phrase is an ICU plural, and a fact has its name', () => {
    expect(ENGLISH['web/src/screens/table/texts/settings.votes']).toBe('{count, plural, one {# vote} other {# votes}}');
    expect(ENGLISH['web/src/screens/table/texts/wish.waiting']).toBe('Waiting for {names}.');
  });

  it('a text that is missing, or lost a fact, is refused by its key', () => {
    const key = 'web/src/screens/table/texts/wish.waiting';
    const { [key]: _, ...fewer } = PURRED;
    expect(() => broughtFiles({ ...MIAOUESE, texts: fewer }, FILES)).toThrow(`the text ${key} is missing`);
    expect(() => broughtFiles({ ...MIAOUESE, texts: { ...PURRED, [key]: 'Mrr.' } }, FILES)).toThrow(
      'wish.waiting: “Mrr.” lacks {names}',
    );
    expect(() => broughtFiles({ ...MIAOUESE, texts: { ...PURRED, [key]: '{names} {mice}' } }, FILES)).toThrow(
      'wish.waiting: there is no {mice}',
    );
  });
});

describe('a made-up language', () => {
  const become = broughtFiles(MIAOUESE, FILES);

  it('a made-up language has every text that it brought, each in its place', () => {
    expect(flatTexts('mi', filesWith(become))).toEqual(PURRED);
  });

  it('a made-up language stands in the lists, under its own name', () => {
    expect(become.get('web/src/texts/languages.ts')).toContain("'de', 'mi'] as const");
    expect(become.get('web/src/texts/languages.ts')).toContain("mi: 'Miaouèse'");
    expect(become.get('cli/src/commandLine/language.ts')).toContain("'de', 'mi'] as const");
    expect(become.get('web/src/screens/home/texts/index.ts')).toContain("mi: () => import('./mi')");
  });

  it('compiles: no place is left without its texts', () => {
    const own = [...become.keys()].filter((file) => file.endsWith('/mi.ts'));
    const page = own.filter((file) => file.startsWith('web/'));
    const shared = [...become.keys()].filter((file) => /words\.ts$|turnNotification\.ts$/.test(file));
    expect(page.length).toBeGreaterThan(15);
    // All of the page's texts and what they lean on take long: a quick run reads every eighth file.
    const read = page.filter((_, index) => isDeep || index % 8 === 0);
    expect(compilerSays('web/tsconfig.json', [...read, ...shared], become)).toEqual([]);
    const command = [...own.filter((file) => file.startsWith('cli/')), join('cli', 'src', 'texts', 'index.ts')];
    expect(compilerSays('cli/tsconfig.json', command, become)).toEqual([]);
  });

  it('a text that the compiler misses is found there', () => {
    const file = 'web/src/screens/home/texts/mi.ts';
    const broken = new Map(become).set(file, (become.get(file) ?? '').replace(/^\s*playNow: .*$/m, ''));
    expect(compilerSays('web/tsconfig.json', [file], broken)).toEqual([
      expect.stringContaining("'playNow' is missing"),
    ]);
  });
});

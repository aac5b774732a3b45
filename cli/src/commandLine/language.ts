/** The languages of messages and help. */
export const LANGUAGES = ['en', 'fr', 'pt', 'it', 'zh', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of a name such as `fr`, `pt_BR.UTF-8` or `zh-CN`, if it is supported. */
export const parseLanguage = (name: string): Language | undefined => {
  const [stem] = name.toLowerCase().split(/[-_.@]/);
  return LANGUAGES.find((language) => language === stem);
};

/** The language of the environment, in the order that POSIX defines. */
export const languageOf = (env: { readonly [name: string]: string | undefined }): Language => {
  const named = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((name) => name !== undefined && name !== '');
  return parseLanguage(named ?? '') ?? 'en';
};

const FLAG = '--lang';

/** The value of `--lang`, which is needed before the command line is parsed: help and errors are in that language. */
export const languageAsked = (args: readonly string[]): string | undefined => {
  const joined = args.find((arg) => arg.startsWith(`${FLAG}=`));
  if (joined !== undefined) return joined.slice(FLAG.length + 1);
  return args.includes(FLAG) ? args[args.indexOf(FLAG) + 1] : undefined;
};

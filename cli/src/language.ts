/** The languages that the command speaks. */
export const LANGUAGES = ['en', 'fr', 'pt', 'it', 'zh', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language that a name such as `fr`, `pt_BR.UTF-8` or `zh-CN` asks for, if it is one of ours. */
export const parseLanguage = (name: string): Language | undefined => {
  const [stem] = name.toLowerCase().split(/[-_.@]/);
  return LANGUAGES.find((language) => language === stem);
};

/** The language of the surroundings, looked up in the order that POSIX lays down. */
export const languageOf = (env: { readonly [name: string]: string | undefined }): Language => {
  const named = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((name) => name !== undefined && name !== '');
  return parseLanguage(named ?? '') ?? 'en';
};

const FLAG = '--lang';

/** The value of `--lang` where one was given: it is needed before the help is put into words. */
export const languageAsked = (args: readonly string[]): string | undefined => {
  const joined = args.find((arg) => arg.startsWith(`${FLAG}=`));
  if (joined !== undefined) return joined.slice(FLAG.length + 1);
  return args.includes(FLAG) ? args[args.indexOf(FLAG) + 1] : undefined;
};

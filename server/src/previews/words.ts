/** The languages that a preview of a link can be in. */
const LANGUAGES = ['en', 'fr', 'pt', 'it', 'zh', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a link to a table or a match says of itself where it is shown before it is opened. */
export interface PreviewWords {
  readonly invitedBy: (name: string, game: string) => string;
  readonly invitation: (game: string) => string;
  readonly free: (free: number, seats: number) => string;
  readonly full: string;
  readonly running: string;
  /** Without a result that could be told. */
  readonly over: string;
  readonly closed: string;
  /** `winners` is nobody after a draw. */
  readonly result: (game: string, winners: readonly string[]) => string;
  readonly played: (names: readonly string[]) => string;
  /** Somebody without a name of their own. */
  readonly guest: string;
}

const list =
  (tag: string) =>
  (names: readonly string[]): string =>
    new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);

const [inEnglish, inFrench, inPortuguese, inItalian, inChinese, inGerman] = [
  list('en-GB'),
  list('fr'),
  list('pt-PT'),
  list('it'),
  list('zh-Hans'),
  list('de'),
] as const;

export const WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    invitedBy: (name, game) => `${name} invites you to ${game}`,
    invitation: (game) => `You are invited to ${game}`,
    free: (free, seats) => `${free} of ${seats} seats ${free === 1 ? 'is' : 'are'} free. Sit down and play.`,
    full: 'All seats are taken. It begins soon.',
    running: 'A match is being played. Come and watch.',
    over: 'The match is over.',
    closed: 'This table is closed.',
    result: (game, winners) => (winners.length === 0 ? `${game}: a draw` : `${game}: ${inEnglish(winners)} won`),
    played: (names) => `${inEnglish(names)} played. See it move by move.`,
    guest: 'a guest',
  },
  fr: {
    invitedBy: (name, game) => `${name} t’invite à jouer à ${game}`,
    invitation: (game) => `Une partie de ${game} t’attend`,
    free: (free, seats) => `${free} ${free === 1 ? 'place libre' : 'places libres'} sur ${seats}. Assieds-toi et joue.`,
    full: 'Toutes les places sont prises. Ça va commencer.',
    running: 'Une partie est en cours. Viens regarder.',
    over: 'La partie est finie.',
    closed: 'Cette table est fermée.',
    result: (game, winners) =>
      winners.length === 0
        ? `${game} : partie nulle`
        : `${game} : ${inFrench(winners)} ${winners.length === 1 ? 'a gagné' : 'ont gagné'}`,
    played: (names) => `Avec ${inFrench(names)}. À revoir coup par coup.`,
    guest: 'un invité',
  },
  pt: {
    invitedBy: (name, game) => `${name} convida-te para jogar ${game}`,
    invitation: (game) => `Tens um convite para jogar ${game}`,
    free: (free, seats) => `${free} de ${seats} ${free === 1 ? 'lugar livre' : 'lugares livres'}. Senta-te e joga.`,
    full: 'Todos os lugares estão ocupados. Começa já.',
    running: 'Há uma partida a decorrer. Vem ver.',
    over: 'A partida acabou.',
    closed: 'Esta mesa está fechada.',
    result: (game, winners) =>
      winners.length === 0 ? `${game}: empate` : `${game}: vitória de ${inPortuguese(winners)}`,
    played: (names) => `Com ${inPortuguese(names)}. Para rever jogada a jogada.`,
    guest: 'um convidado',
  },
  it: {
    invitedBy: (name, game) => `${name} ti invita a giocare a ${game}`,
    invitation: (game) => `Ti aspetta una partita a ${game}`,
    free: (free, seats) => `${free} ${free === 1 ? 'posto libero' : 'posti liberi'} su ${seats}. Siediti e gioca.`,
    full: 'Tutti i posti sono presi. Si comincia tra poco.',
    running: 'È in corso una partita. Vieni a guardare.',
    over: 'La partita è finita.',
    closed: 'Questo tavolo è chiuso.',
    result: (game, winners) =>
      winners.length === 0 ? `${game}: pareggio` : `${game}: vittoria di ${inItalian(winners)}`,
    played: (names) => `Con ${inItalian(names)}. Da rivedere mossa per mossa.`,
    guest: 'un ospite',
  },
  zh: {
    invitedBy: (name, game) => `${name} 邀请你玩 ${game}`,
    invitation: (game) => `邀请你来玩 ${game}`,
    free: (free, seats) => `${seats} 个座位中还有 ${free} 个空位，坐下来玩吧。`,
    full: '座位已满，马上开始。',
    running: '对局正在进行，来看看吧。',
    over: '对局已结束。',
    closed: '这张牌桌已关闭。',
    result: (game, winners) => (winners.length === 0 ? `${game}：平局` : `${game}：${inChinese(winners)} 获胜`),
    played: (names) => `对局者：${inChinese(names)}。可以一步一步回看。`,
    guest: '一位客人',
  },
  de: {
    invitedBy: (name, game) => `${name} lädt dich zu ${game} ein`,
    invitation: (game) => `Du bist zu ${game} eingeladen`,
    free: (free, seats) => `${free} von ${seats} Plätzen ${free === 1 ? 'ist' : 'sind'} frei. Setz dich und spiel mit.`,
    full: 'Alle Plätze sind besetzt. Gleich geht es los.',
    running: 'Hier wird gerade gespielt. Schau zu.',
    over: 'Die Partie ist zu Ende.',
    closed: 'Dieser Tisch ist geschlossen.',
    result: (game, winners) =>
      winners.length === 0
        ? `${game}: unentschieden`
        : `${game}: ${inGerman(winners)} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen`,
    played: (names) => `Mit ${inGerman(names)}. Zug für Zug zum Nachsehen.`,
    guest: 'ein Gast',
  },
};

const known = (tag: string): Language | undefined => LANGUAGES.find((language) => language === tag.slice(0, 2));

/** Of an `Accept-Language` header, the best first. */
const wanted = (header: string): readonly string[] =>
  header
    .slice(0, 200)
    .split(',')
    .map((item) => {
      const [tag = '', ...settings] = item.trim().toLowerCase().split(';');
      const quality = settings.map((text) => /^\s*q=([\d.]{1,5})$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** The language that the link names, else the first of the reader's that we have, else English. */
export const languageFor = (named: string | null, header = ''): Language =>
  known(named?.toLowerCase() ?? '') ??
  wanted(header)
    .map(known)
    .find((language) => language !== undefined) ??
  'en';

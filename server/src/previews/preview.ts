import type { RecordedPlayer, Seat } from '@miaou/kit';
import { guestNumber } from '@miaou/protocol';
import { isOpenToStrangers, type Occupant, type Table } from '@miaou/table';
import type { PreviewWords } from './words.js';

/** What a link says of itself. Plain texts: whoever writes them into a page escapes them. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The id of the game, of which there are pictures. */
  readonly game: string;
}

/** A finished match as far as a preview tells of it. */
export interface PlayedMatch {
  readonly winners: readonly Seat[];
  readonly players: readonly Pick<RecordedPlayer, 'name' | 'kind'>[];
}

const titleOf = ({ catalog, settings: { game } }: Table): string => catalog.gameById(game)?.title ?? game;

/** Bots are known by small letters. */
const botName = (bot: string): string => bot.charAt(0).toUpperCase() + bot.slice(1);

const nameOf = ({ name, kind }: PlayedMatch['players'][number], words: PreviewWords): string => {
  if (kind === 'bot') return botName(name);
  return guestNumber(name) === undefined ? name : words.guest;
};

const hostName = ({ host, occupants }: Table): string | undefined => {
  const held = occupants.find((one): one is Extract<Occupant, { kind: 'person' }> => {
    return one.kind === 'person' && one.person === host;
  });
  return held === undefined || guestNumber(held.name) !== undefined ? undefined : held.name;
};

const invitation = (table: Table, words: PreviewWords): Pick<Preview, 'title' | 'description'> => {
  const name = hostName(table);
  const title = name === undefined ? words.invitation(titleOf(table)) : words.invitedBy(name, titleOf(table));
  if (table.stage === 'closed') return { title: titleOf(table), description: words.closed };
  if (table.stage === 'over') return { title: titleOf(table), description: words.over };
  if (table.stage !== 'gathering') return { title, description: words.running };
  const free = table.occupants.filter(({ kind }) => kind === 'empty').length;
  return { title, description: free === 0 ? words.full : words.free(free, table.occupants.length) };
};

const resultOf = (table: Table, { winners, players }: PlayedMatch, words: PreviewWords) => {
  const names = players.map((player) => nameOf(player, words));
  return {
    title: words.result(
      titleOf(table),
      winners.flatMap((seat) => names[seat] ?? []),
    ),
    description: words.played(names),
  };
};

/**
 * What anybody who has the link may know: nothing where strangers may not open the table. Of a running match it tells that it is being
 * played, and no more.
 */
export const previewOf = (table: Table, played: PlayedMatch | undefined, words: PreviewWords): Preview | undefined => {
  if (!isOpenToStrangers(table)) return undefined;
  const { title, description } = played === undefined ? invitation(table, words) : resultOf(table, played, words);
  return { title, description, game: table.settings.game };
};

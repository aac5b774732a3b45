import type { Seat } from '@miaou/kit';
import type { Command, Snapshot } from '@miaou/table';
import type { IconName } from '../../../../ui/icons';
import type { TableWords } from '../../texts/words';
import { awaySeats, takeableBots } from './noticedSeats';
import { stillAsked, type WishInMatch, wishInMatch, wishRole } from './proposals';

/** What a reader can answer to a notice. */
interface NoticeChoice {
  readonly text: string;
  readonly isMain?: boolean;
  readonly icon?: IconName;
  readonly choose: () => void;
}

/** What a match tells about its people, with what can be done about it. */
export interface Notice {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  /** Something is wrong: it must be seen at once. */
  readonly isAlarm?: boolean;
  readonly choices: readonly NoticeChoice[];
}

/** What the notices of a match are made from. */
export interface NoticeFacts {
  readonly snapshot: Snapshot;
  readonly mine: Seat | undefined;
  readonly names: readonly string[];
  /** Who has sent the reader away in this match. */
  readonly sentAwayBy: string | undefined;
  /** The reader came to look on, and may sit down. */
  readonly mayPlay: boolean;
  /** Those for whom the reader would rather wait, as long as they are away. */
  readonly waitedFor: readonly Seat[];
  /** The reader has said that they would rather look on. */
  readonly looksOn: boolean;
  readonly words: Pick<TableWords, 'play' | 'wish' | 'setup' | 'seat'>;
  /** Several names as one phrase. */
  readonly listed: (names: readonly string[]) => string;
  readonly send: (command: Command) => void;
  readonly onwait: (seat: Seat) => void;
  readonly onlookon: () => void;
}

const wishText = (wish: WishInMatch, { snapshot, mine, names, words, listed }: NoticeFacts): string => {
  const role = wishRole(wish, mine);
  const asked = role === 'asking' ? words.wish.asked[wish.wish] : words.wish.asks[wish.wish](names[wish.seat] ?? '');
  const waiting = stillAsked(snapshot, wish).map((seat) => names[seat] ?? '');
  return role === 'asked' || waiting.length === 0 ? asked : `${asked} ${words.wish.waiting(listed(waiting))}`;
};

const wishChoices = (wish: WishInMatch, { mine, words, send }: NoticeFacts): readonly NoticeChoice[] => {
  const decline = (): void => send({ type: 'decline' });
  switch (wishRole(wish, mine)) {
    case 'asked':
      return [
        { text: words.wish.agree, isMain: true, choose: () => send({ type: 'agree' }) },
        { text: words.wish.decline, choose: decline },
      ];
    case 'asking':
    case 'agreed':
      return [{ text: words.wish.takeBack, choose: decline }];
    case 'watching':
      return [];
  }
};

const wishNotices = (facts: NoticeFacts): readonly Notice[] => {
  const wish = wishInMatch(facts.snapshot);
  if (wish === undefined) return [];
  const icon = wish.wish === 'undo' ? 'undo' : 'pause';
  return [{ key: 'wish', icon, text: wishText(wish, facts), choices: wishChoices(wish, facts) }];
};

const awayNotice = (seat: Seat, { mine, names, words, send, onwait }: NoticeFacts): Notice => ({
  key: `away-${seat}`,
  icon: 'person',
  text: words.play.isAway(names[seat] ?? ''),
  choices:
    mine === undefined
      ? []
      : [
          { text: words.play.letBot, isMain: true, icon: 'bot', choose: () => send({ type: 'standIn', seat }) },
          { text: words.play.wait, choose: () => onwait(seat) },
        ],
});

const takeNotices = ({
  snapshot,
  mine,
  sentAwayBy,
  mayPlay,
  looksOn,
  words,
  send,
  onlookon,
}: NoticeFacts): Notice[] => {
  const bots = mine === undefined && mayPlay && sentAwayBy === undefined && !looksOn ? takeableBots(snapshot) : [];
  if (bots.length === 0) return [];
  const takes = bots.map(({ seat, name }): NoticeChoice => {
    const choose = (): void => send({ type: 'sit', seat });
    return { text: words.seat.take(name), isMain: true, choose };
  });
  const choices = [...takes, { text: words.play.lookOn, choose: onlookon }];
  return [{ key: 'take', icon: 'person', text: words.setup.orTake, choices }];
};

/** What is told about people, the most urgent first: a proposal, who is away, and what spectators should know. */
export const noticeList = (facts: NoticeFacts): readonly Notice[] => {
  const { snapshot, mine, sentAwayBy, waitedFor, words } = facts;
  const away = awaySeats(snapshot, mine).filter((seat) => !waitedFor.includes(seat));
  return [
    ...wishNotices(facts),
    ...away.map((seat) => awayNotice(seat, facts)),
    ...(sentAwayBy === undefined
      ? []
      : [{ key: 'sent', icon: 'eye' as const, text: words.play.sentAway(sentAwayBy), choices: [] }]),
    ...takeNotices(facts),
    ...(snapshot.stage === 'paused' && mine === undefined
      ? [{ key: 'paused', icon: 'pause' as const, text: words.play.paused, choices: [] }]
      : []),
  ];
};

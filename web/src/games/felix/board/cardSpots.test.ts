import { type Card, ROUNDS } from '@miaou/felix';
import { seat, seatsOf, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { handHeight, handSpots, layout, type PlacedCard, type Rect } from './cardSpots';
import { lyingCards, removedCards, type Scene, shownView } from './lyingCards';
import { CARD_SHAPE, measuresOf, type Panel } from './measures';
import { type DealPhase, isFreshDeal, NEXT_PHASE } from './moments/deal';
import { type FelixStep, playSeed } from './testing/playing';

const WIDTH = 360;
const HEIGHT = 700;
const BOARD = { options: [3, 4, 5] as const };

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

/** Places as the page would measure them on a phone held upright. */
const placesFor = (rowCard: number, columns: number, seats: number): Map<string, Rect> => {
  const places = new Map<string, Rect>([
    ['hand', rect(10, 480, WIDTH - 20, 190)],
    ['sack', rect(20, 110, 60, 66)],
  ]);
  for (let place = 0; place < columns; place++)
    places.set(`row-${place}`, rect(14 + place * (rowCard + 6), 180, rowCard, CARD_SHAPE * rowCard));
  for (const one of seatsOf(seats)) places.set(`seat-${one}`, rect(20 + 80 * one, 20, 40, 40));
  return places;
};

/** A card of the hand that stands out. */
interface Marked {
  readonly advised?: Card;
  readonly lifted?: Card;
}

const place = (scene: Scene, inRows = false, marked: Marked = {}, deal: DealPhase = 'done'): PlacedCard[] => {
  const { seats } = scene.view.options;
  const measures = measuresOf({ width: WIDTH, height: HEIGHT }, seats);
  const places = placesFor(measures.rowCard, seats === 3 ? 4 : seats, seats);
  const cards = [...lyingCards(scene), ...(deal === 'done' ? [] : removedCards(scene.view))];
  const { viewer } = scene.view;
  const reader = viewer === 'spectator' ? null : viewer;
  return layout(cards, {
    reader,
    width: WIDTH,
    places,
    measures,
    inRows,
    deal,
    lifted: null,
    advised: null,
    ...marked,
  });
};

const sceneOf = ({ event, before, after }: FelixStep): Scene => ({
  view: after,
  happening: event,
  before,
  pending: null,
});

const played = new Map<string, readonly FelixStep[]>();

/** A whole match, played once for all tests. */
const stepsOf = (seats: number, viewer: Viewer): readonly FelixStep[] => {
  const name = `${seats} ${viewer}`;
  const steps = played.get(name) ?? playSeed(`layout ${seats}`, { options: { seats }, viewer })?.steps ?? [];
  played.set(name, steps);
  return steps;
};

const scenes = new Map<FelixStep, readonly PlacedCard[]>();

const placedAt = (step: FelixStep): readonly PlacedCard[] => {
  const cards = scenes.get(step) ?? place(sceneOf(step));
  scenes.set(step, cards);
  return cards;
};

const VIEWERS: readonly Viewer[] = [seat(0), seat(2), 'spectator'];
const MATCHES = BOARD.options.flatMap((seats) => VIEWERS.map((viewer) => ({ seats, viewer })));

const isOnBoard = ({ x, y, width }: PlacedCard): boolean =>
  x - width / 2 >= -1 &&
  x + width / 2 <= WIDTH + 1 &&
  y - (CARD_SHAPE * width) / 2 >= -14 &&
  y + (CARD_SHAPE * width) / 2 <= HEIGHT;

describe('where the cards of Felix lie', () => {
  it('the cards of a hand that has no place yet are not drawn, and all others are', () => {
    const [first] = stepsOf(4, seat(0));
    if (first === undefined) throw new Error('nothing was played');
    const { view } = sceneOf(first);
    const measures = measuresOf({ width: WIDTH, height: HEIGHT }, 4);
    const places = placesFor(measures.rowCard, 4, 4);
    const keysOf = (known: Map<string, Rect>): string[] =>
      layout(lyingCards(sceneOf(first)), {
        reader: seat(0),
        width: WIDTH,
        places: known,
        measures,
        inRows: false,
        deal: 'done',
        lifted: null,
        advised: null,
      }).map(({ key }) => key);
    const all = keysOf(places);
    places.delete('hand');
    const others = keysOf(places);
    expect(all.length - others.length).toBe(view.seats[0]?.hand?.length);
    expect(all).toEqual(expect.arrayContaining(others));
  });

  it.each(MATCHES)(
    '$seats seats, seen by $viewer: every card is there once and keeps its key, whatever happens',
    (match) => {
      const steps = stepsOf(match.seats, match.viewer);
      const keys = steps.map((step) =>
        placedAt(step)
          .map(({ key }) => key)
          .join(' '),
      );
      expect(new Set(keys).size).toBe(1);
      const each = keys[0]?.split(' ') ?? [];
      expect([each.length, new Set(each).size]).toEqual(
        Array.from({ length: 2 }, () => (match.seats === 3 ? 4 : match.seats) * ROUNDS),
      );
    },
  );

  it.each(MATCHES)('with $seats seats, seen by $viewer, every card lies on the board or has left it', (match) => {
    const lost = stepsOf(match.seats, match.viewer).flatMap((step) =>
      placedAt(step).filter((card) => card.isShown && !isOnBoard(card) && card.x <= WIDTH),
    );
    expect(lost).toEqual([]);
  });

  it.each(MATCHES)('[FK2] $seats seats, seen by $viewer: no hidden card is known to the layout', (match) => {
    const told = stepsOf(match.seats, match.viewer).flatMap((step) =>
      placedAt(step).filter(
        (card) =>
          card.card !== undefined &&
          !card.faceUp &&
          (card.owner === null || card.owner !== match.viewer) &&
          !isWonBy(card, step, match.viewer),
      ),
    );
    expect(told).toEqual([]);
  });

  it('[FK1] only the own card, face down in the row, carries its badge', () => {
    const peeked = stepsOf(4, seat(0)).flatMap((step) => placedAt(step).filter(({ isPeeked }) => isPeeked));
    expect(peeked.length).toBeGreaterThan(0);
    expect(peeked.every(({ owner, faceUp }) => owner === 0 && !faceUp)).toBe(true);
    const watched = stepsOf(4, 'spectator').flatMap((step) => placedAt(step));
    expect(watched.some(({ isPeeked }) => isPeeked)).toBe(false);
  });

  it('the cards of the row do not cover each other', () => {
    for (const { after } of stepsOf(5, 'spectator')) {
      const row = place({ view: after, happening: null, before: null, pending: null }).filter(
        ({ level, isShown }) => isShown && level >= 10 && level < 20,
      );
      const edges = row.map(({ x }) => x).toSorted((a, b) => a - b);
      for (const [index, x] of edges.entries())
        expect(x - (edges[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(row[0]?.width ?? 0);
    }
  });

  it('the card that a hint recommends stands out of the hand, and no other', () => {
    const view = stepsOf(4, seat(0)).find(({ event }) => event.type === 'roundStarted')?.after;
    const advised = view?.seats[0]?.hand?.[2];
    if (view === undefined || advised === undefined) throw new Error('no second round');
    const scene = { view, happening: null, before: null, pending: null };
    const [before, after] = [place(scene), place(scene, false, { advised })];
    const risen = after.filter(({ key, y }) => y < (before.find((card) => card.key === key)?.y ?? 0));
    expect(risen.map(({ card }) => card)).toEqual([advised]);
  });

  it('the card that is chosen stands out of a fan, and covers none of the badges beside it', () => {
    const view = stepsOf(4, seat(0)).find(({ event }) => event.type === 'roundStarted')?.after;
    const [, , lifted, next] = view?.seats[0]?.hand ?? [];
    if (view === undefined || lifted === undefined) throw new Error('no second round');
    const scene = { view, happening: null, before: null, pending: null };
    const [before, after] = [place(scene), place(scene, false, { lifted })];
    const at = (cards: readonly PlacedCard[], card: Card | undefined) =>
      cards.find((one) => one.card === card) ?? { x: 0, y: 0, width: 0, level: 0 };
    expect(at(after, lifted).y).toBeLessThan(at(before, lifted).y);
    expect(at(after, next).x - at(after, lifted).x).toBeLessThan(at(after, lifted).width);
    expect(at(after, next).level).toBeGreaterThan(at(after, lifted).level);
  });

  it('a card that was sent lies in the row already, and says that it is not safe yet', () => {
    const view = stepsOf(4, seat(0)).find(({ event }) => event.type === 'roundStarted')?.after;
    const card = view?.seats[0]?.hand?.[0];
    if (view === undefined || card === undefined) throw new Error('no second round');
    const sent = place({ view, happening: null, before: null, pending: { type: 'place', card } });
    expect(sent.filter(({ isSent }) => !isSent)).toMatchObject([{ card, isPeeked: true, faceUp: false }]);
  });
});

/** What the reader bought, the reader may look at (FK4). */
const isWonBy = (card: PlacedCard, { event, before, after }: FelixStep, viewer: Viewer): boolean => {
  const view = shownView({ view: after, happening: event, before });
  const won = viewer === 'spectator' ? [] : (view.seats[viewer]?.won ?? []);
  return card.card !== undefined && won.includes(card.card);
};

describe('the deal', () => {
  const PHASES = ['box', 'dealing', 'leaving', 'gone', 'done'] as const;
  const dealt = (deal: DealPhase, viewer: Viewer = seat(0), seats = 4): PlacedCard[] => {
    const view = playSeed('deal', { options: { seats }, viewer, at: () => true })?.view;
    if (view === undefined) throw new Error('nothing was dealt');
    return place({ view, happening: null, before: null, pending: null }, true, {}, deal);
  };
  const removed = (cards: readonly PlacedCard[]) => cards.filter(({ key }) => key.endsWith('removed'));

  it('[FS3] one card more than the nine of a hand comes to every seat, and leaves', () => {
    for (const seats of BOARD.options) {
      const all = dealt('dealing', 'spectator', seats);
      for (const one of seatsOf(seats)) expect(all.filter(({ owner }) => owner === one).length).toBe(ROUNDS + 1);
      expect(removed(dealt('leaving', seat(0), seats)).every(({ isShown }) => isShown)).toBe(true);
      expect(removed(dealt('gone', seat(0), seats)).some(({ isShown }) => isShown)).toBe(false);
      expect(removed(dealt('done', seat(0), seats))).toEqual([]);
    }
  });

  it('[FS3] the own card that leaves comes to the hand, and lies over no number of mice', () => {
    const lies = (viewer: Viewer) => {
      const { x = 0, y = 0 } = removed(dealt('dealing', viewer)).find(({ owner }) => owner === 0) ?? {};
      return y > 480 && y < 670 && x > 10 && x < WIDTH - 10;
    };
    expect([lies(seat(0)), lies(seat(1)), lies('spectator')]).toEqual([true, false, false]);
  });

  it('[FS3, FK1] a card that leaves is a back in every phase, also to its owner', () => {
    for (const phase of PHASES)
      expect(removed(dealt(phase)).filter(({ faceUp, card }) => faceUp || card !== undefined)).toEqual([]);
  });

  it('[FS2] all cards lie face down in one place, then come one after the other, and lie as they always do', () => {
    const box = dealt('box');
    expect(new Set(box.map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
    expect(box.some(({ faceUp }) => faceUp)).toBe(false);
    const own = dealt('dealing').filter(({ card }) => card !== undefined);
    expect(new Set(own.map(({ wait }) => wait)).size).toBe(ROUNDS);
    const where = ({ key, x, y, faceUp, isShown }: PlacedCard) => ({ key, x, y, faceUp, isShown });
    const resting = dealt('done').map(where);
    expect(
      dealt('leaving')
        .filter(({ key }) => !key.endsWith('removed'))
        .map(where),
    ).toEqual(resting);
  });

  it('the deal is shown once, at the beginning, and comes to an end', () => {
    const steps = stepsOf(4, seat(0));
    const fresh = steps.filter(({ before }, told) => isFreshDeal(before, told));
    expect(fresh).toEqual(steps.slice(0, 1));
    expect(PHASES.reduce<DealPhase>((phase) => NEXT_PHASE[phase], 'box')).toBe('done');
  });
});

describe('the hand', () => {
  it.each([1, 4, 5, 6, 8, 9])('%s cards to choose from do not cover each other', (count) => {
    const spots = handSpots(count, 340, 62, true);
    const overlaps = spots.filter((a, index) =>
      spots.slice(index + 1).some((b) => Math.abs(a.x - b.x) < 62 && Math.abs(a.y - b.y) < CARD_SHAPE * 62),
    );
    expect(overlaps).toEqual([]);
    expect(handHeight(count, 340, 62, true)).toBeLessThan(2.2 * CARD_SHAPE * 62);
  });

  it.each([1, 5, 9])('a fan of %s cards stays within its field and shows each badge', (count) => {
    const spots = handSpots(count, 340, 62, false);
    expect(spots.every(({ x }) => x >= 0 && x + 62 <= 340.5)).toBe(true);
    for (const [index, { x }] of spots.entries())
      if (index > 0) expect(x - (spots[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(0.48 * 62);
  });
});

describe('sizes', () => {
  it.each([
    [360, 696, 'tall'],
    [360, 596, 'tall'],
    [768, 976, 'tall'],
    [740, 330, 'flat'],
    [980, 756, 'wide'],
    [1280, 756, 'wide'],
  ] as const)('%s × %s is %s, and five cards of the row fit beside each other', (width, height, arrangement) => {
    const measures = measuresOf({ width, height }, 5);
    expect(measures.arrangement).toBe(arrangement);
    expect(5 * measures.rowCard).toBeLessThan(width);
    expect(measures.rowCard).toBeGreaterThanOrEqual(36);
  });

  it.each([
    ['phone', 360, 500],
    ['laptop', 1280, 640],
  ])('who looks on has larger cards in the row than who plays, on a %s', (_, width, height) => {
    const rowOf = (panel: Panel) => measuresOf({ width, height, panel }, 4).rowCard;
    expect(rowOf('none')).toBeGreaterThan(rowOf('controls'));
    expect(rowOf('hands')).toBeGreaterThanOrEqual(rowOf('controls'));
  });
});

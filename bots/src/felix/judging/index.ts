import type { FelixTypes } from '@miaou/felix';
import { at, SeededChance } from '@miaou/kit';
import type { Bot } from '../../bot.js';
import { estimateDifference } from '../../confidenceInterval.js';
import type { ComparisonRow, GameJudging } from '../../judging/gameJudging.js';
import { botPlayer } from '../../training/botPlayer.js';
import { flag, formatEstimate, formatShare, list } from '../../training/flags.js';
import type { FlagValues, Trainer } from '../../training/gameTraining.js';
import { type DuelResult, type DuelSize, duel } from '../training/duel.js';
import type { MatchOptions } from '../training/match.js';
import { type FelixPlayer, felixBotNamed } from '../training/players.js';
import { FIELD_NAMES, fieldNamed } from './pool/index.js';
import { startNetTrainer } from './pool/nets/netTrainer.js';
import { netPlan } from './pool/nets/plans.js';
import { predict, predictFlags } from './predictions.js';

const playerOf = (bot: Bot<FelixTypes>): FelixPlayer => botPlayer('felix', bot);

/** A bot among judges, which are drawn anew for each deal where the field asks for it. */
export const judgeBot = (
  options: MatchOptions,
  { challenger, field, playouts }: { readonly challenger: string; readonly field: string; readonly playouts: number },
  size: DuelSize,
): DuelResult => {
  const player = botPlayer('felix', felixBotNamed(challenger), { iterations: playouts });
  const drawField = fieldNamed(field);
  const seatField = (deal: number) =>
    drawField(options.seats - 1, new SeededChance(`judges ${size.seed} ${deal}`)).map(playerOf);
  return duel(options, player, seatField, size);
};

const editionOf = (name: string): MatchOptions['edition'] => (name === 'filou' ? 'filou' : 'felix');

const tablesOf = (flags: FlagValues): readonly MatchOptions[] =>
  list(flag(flags, 'seats')).flatMap((seats) =>
    list(flag(flags, 'editions')).map((edition) => ({ seats: Number(seats), edition: editionOf(edition) })),
  );

/** Each bot with each field, and the budgets at which it is judged there. */
const pairingsOf = (flags: FlagValues) =>
  list(flag(flags, 'bots')).flatMap((challenger) =>
    list(flag(flags, 'fields')).map((field) => ({
      challenger,
      field,
      budgets: challenger === 'odile' ? list(flag(flags, 'playouts')).map(Number) : [0],
    })),
  );

/** What a budget wins more than the first one, deal by deal. */
const gainOver = (first: DuelResult, { shares }: DuelResult): string =>
  first.shares === shares
    ? '–'
    : formatShare(estimateDifference(shares.map((share, deal) => share - at(first.shares, deal))));

async function* judge(flags: FlagValues): AsyncGenerator<ComparisonRow> {
  const size = { deals: Number(flag(flags, 'deals')), seed: flag(flags, 'seed') };
  for (const table of tablesOf(flags))
    for (const { budgets, ...pairing } of pairingsOf(flags)) {
      let first: DuelResult | undefined;
      for (const playouts of budgets) {
        const result = judgeBot(table, { ...pairing, playouts }, size);
        first ??= result;
        yield {
          decisions: result.decisions,
          cells: {
            bot: pairing.challenger,
            against: pairing.field,
            seats: String(table.seats),
            edition: table.edition,
            playouts: String(playouts),
            matches: String(result.matches),
            'win share, %': formatShare(result.share),
            margin: formatEstimate(result.margin),
            'more than the first budget, %': gainOver(first, result),
          },
        };
      }
    }
}

/** What the network played like in the last matches is seen by judging with it, not while it learns. */
const startTrainer = (flags: FlagValues): Trainer => {
  const trainer = startNetTrainer(netPlan(flag(flags, 'net')), flag(flags, 'seed'), Number(flag(flags, 'matches')));
  return {
    get matches() {
      return trainer.matches;
    },
    playMatch: () => trainer.playMatch(),
    playWeights: trainer.averaged.all,
    report: () => `${Math.round(100 * trainer.progress)} %`,
  };
};

/** Judges the bots of Felix by opponents that neither training nor the opponent model knows. */
export const felixJudging: GameJudging = {
  judgeFlags: {
    deals: { default: '200', does: 'deals for each row, each played from every seat' },
    bots: { default: 'vera,odile', does: 'the bots to measure' },
    fields: { default: FIELD_NAMES.join(','), does: 'the judges that fill the other seats' },
    seats: { default: '4', does: 'seat counts' },
    playouts: { default: '450', does: 'budgets of the searching bot, each played with the same deals' },
    editions: { default: 'felix', does: 'felix, filou or both' },
  },
  judge,
  predictFlags,
  predict,
  startTrainer,
};

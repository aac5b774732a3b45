import type { ChoiceOption, GameTableWords, NumberOption } from '../../../manifest';
import type { RefusalSentence } from '../refusals';

export interface ChopTableWords {
  readonly options: {
    readonly home: ChoiceOption<'returnAfterTenth' | 'anyMouseHome' | 'quick'>;
    readonly blocking: ChoiceOption<'opponents' | 'allPieces'>;
    readonly path: ChoiceOption<'originOnly' | 'noReverse' | 'noRevisit'>;
    readonly knifeInDouble: ChoiceOption<'endsTurn' | 'rollsOn'>;
    readonly layout: ChoiceOption<'kitchen' | 'openKitchen' | 'smallKitchen'>;
    readonly maxRounds: NumberOption;
  };
  readonly parts: { readonly cat: string; readonly opener: string };
  readonly sides: NonNullable<GameTableWords['sides']>;
  readonly askedOpener: NonNullable<GameTableWords['askedOpener']>;
  readonly sharedDevice: string;
  readonly refusals: Readonly<Record<RefusalSentence, string>>;
}

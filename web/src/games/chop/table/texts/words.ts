import type { ChopOptions } from '@miaou/chop';
import type { ChoiceOption, FileWords, GameTableWords, NumberOption } from '../../../manifest';
import type { RefusalSentence } from '../refusals';

export interface ChopTableWords {
  readonly options: {
    readonly home: ChoiceOption<'returnAfterTenth' | 'anyMouseHome' | 'quick'>;
    readonly blocking: ChoiceOption<'opponents' | 'allPieces'>;
    readonly path: ChoiceOption<'originOnly' | 'noReverse' | 'noRevisit'>;
    readonly knifeInDouble: ChoiceOption<'endsTurn' | 'rollsOn'>;
    readonly layout: ChoiceOption<'kitchen' | 'openKitchen' | 'smallKitchen'> & {
      readonly file: FileWords & { readonly parts: Readonly<Record<keyof ChopOptions['layout'], string>> };
    };
    readonly maxRounds: NumberOption;
  };
  readonly parts: { readonly cat: string; readonly opener: string };
  readonly sides: NonNullable<GameTableWords['sides']>;
  readonly askedOpener: NonNullable<GameTableWords['askedOpener']>;
  readonly sharedDevice: string;
  readonly refusals: Readonly<Record<RefusalSentence, string>>;
}

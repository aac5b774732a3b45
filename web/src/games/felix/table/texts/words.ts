import type { ChoiceOption } from '../../../manifest';
import type { RefusalSentence } from '../refusals';

export interface FelixTableWords {
  readonly options: {
    readonly edition: ChoiceOption<'felix' | 'filou'>;
    readonly bigDogFallback: ChoiceOption<'leastNegative' | 'mostNegative'>;
    readonly money: ChoiceOption<'secret' | 'open'>;
    readonly wonCards: ChoiceOption<'secret' | 'open'>;
  };
  readonly parts: { readonly opener: string };
  readonly bestMeow: string;
  readonly sharedDevice: string;
  readonly refusals: Readonly<Record<RefusalSentence, string>>;
}

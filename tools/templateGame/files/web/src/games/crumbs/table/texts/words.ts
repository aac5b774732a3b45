import type { NumberOption } from '../../../manifest';

export interface CrumbsTableWords {
  readonly options: { readonly rounds: NumberOption };
  readonly parts: Readonly<Record<string, never>>;
  readonly sharedDevice: string;
  readonly refusals: { readonly sameAgain: string };
}

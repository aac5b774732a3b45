import { type Game, isJsonObject, type JsonObject, type OptionSpec } from '@miaou/kit';
import type { Casting, Clock, Settings } from '@miaou/table';
import type { ChoiceOption, GameTableWords, NumberOption, TableModule } from '../../../games/manifest';
import { CLOCKS, clockKey } from '../../../newTable/clocks';
import type { TableWords } from '../texts/words';

/** What is offered, and the present clock first where it is of another kind. */
export const clocksWith = (present: Clock): readonly Clock[] =>
  CLOCKS.some((clock) => clockKey(clock) === clockKey(present)) ? CLOCKS : [present, ...CLOCKS];

const timeText = (seconds: number, { minutes, seconds: ofSeconds }: TableWords['settings']): string =>
  seconds >= 60 && seconds % 60 === 0 ? minutes(seconds / 60) : ofSeconds(seconds);

export const clockText = (clock: Clock, words: TableWords['settings']): string => {
  switch (clock.kind) {
    case 'none':
      return words.noClock;
    case 'perMove':
      return words.perMove(timeText(clock.seconds, words));
    case 'bank':
      return words.bank(timeText(clock.seconds, words), timeText(clock.increment, words));
    case 'days':
      return words.days(clock.days);
  }
};

type DocumentSpec = Extract<OptionSpec, { kind: 'document' }>;

/** Stands for a document without a name. */
export const OWN = 'own';

const nameOf = ({ named }: DocumentSpec, document: unknown): string =>
  Object.keys(named).find((name) => JSON.stringify(named[name]) === JSON.stringify(document)) ?? OWN;

/** Another value for an option, a document by its name; a default needs no mention. */
export const withOption = (settings: Settings, option: string, value: string | number, spec: OptionSpec): Settings => {
  const { [option]: _, ...others } = settings.options;
  const isDefault = 'default' in spec && spec.default === value;
  const written = spec.kind === 'document' ? spec.named[value] : value;
  return { ...settings, options: isDefault ? others : { ...others, [option]: written } };
};

/** A document without a name as the value of an option. */
export const withDocument = (settings: Settings, option: string, document: JsonObject): Settings => ({
  ...settings,
  options: { ...settings.options, [option]: document },
});

/** The document without a name that an option is set to, if it is. */
export const ownDocumentIn = (settings: Settings, { option, spec }: ChoiceField): JsonObject | undefined => {
  const value = settings.options[option];
  return isJsonObject(value) && optionIn(settings, option, spec) === OWN ? value : undefined;
};

/** The value of an option, given or by default; the name of a document. */
export const optionIn = <Spec extends OptionSpec & { readonly default: string | number }>(
  settings: Settings,
  option: string,
  spec: Spec,
): Spec['default'] => {
  const value = settings.options[option];
  if (value === undefined) return spec.default;
  return spec.kind === 'document' ? nameOf(spec, value) : (value as Spec['default']);
};

/** Chance is what holds for a part that is left out. */
export const withPart = (settings: Settings, part: string, casting: Casting): Settings => {
  const { [part]: _, ...others } = settings.parts;
  return { ...settings, parts: casting === 'chance' ? others : { ...others, [part]: casting } };
};

export const castingIn = (settings: Settings, part: string): Casting => settings.parts[part] ?? 'chance';

/** Who begins by the rules of the picture that was chosen, where they say so. */
export const withOpenerOf = (
  settings: Settings,
  { option, spec }: ChoiceField,
  openerBy: NonNullable<TableModule['pictured']>['opener'],
): Settings => {
  const opener = openerBy?.(optionIn(settings, option, spec));
  return opener === undefined ? settings : withPart(settings, 'opener', opener);
};

/** With fewer seats, a part whose holder has lost the seat goes back to chance. */
export const withSeats = (settings: Settings, seats: number): Settings => ({
  ...settings,
  seats,
  parts: Object.fromEntries(
    Object.entries(settings.parts).filter(([, casting]) => typeof casting !== 'number' || casting < seats),
  ),
});

/** An option with a few values, which may be the names of documents. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly option: string;
  readonly spec: Extract<OptionSpec, { kind: 'choice' }> | DocumentSpec;
  readonly values: readonly string[];
  readonly words: ChoiceOption;
}

/** One option as the form shows it. */
export type OptionField =
  | ChoiceField
  | {
      readonly kind: 'integer';
      readonly option: string;
      readonly spec: Extract<OptionSpec, { kind: 'integer' }>;
      readonly words: NumberOption;
    };

/** The options of a game that have words, in the order of the words. */
export const optionFields = (game: Game, options: GameTableWords['options']): readonly OptionField[] =>
  Object.entries(options).flatMap(([option, words]): readonly OptionField[] => {
    const spec = game.optionSpecs[option];
    if (spec?.kind === 'choice' && 'choices' in words)
      return [{ kind: 'choice', option, spec, values: spec.choices, words }];
    if (spec?.kind === 'document' && 'choices' in words)
      return [{ kind: 'choice', option, spec, values: Object.keys(spec.named), words }];
    if (spec?.kind === 'integer' && 'means' in words) return [{ kind: 'integer', option, spec, words }];
    return [];
  });

/** The option that is chosen by pictures, and the others. */
export const splitPictured = (
  fields: readonly OptionField[],
  pictured: string | undefined,
): { readonly pictured: ChoiceField | undefined; readonly plain: readonly OptionField[] } => {
  const found = fields.find((field) => field.kind === 'choice' && field.option === pictured);
  return {
    pictured: found?.kind === 'choice' ? found : undefined,
    plain: fields.filter((field) => field !== found),
  };
};

/** How long a match takes with what is chosen by pictures, where that makes a difference: in minutes. */
export const minutesOf = (
  settings: Settings,
  field: ChoiceField | undefined,
  { pictured }: Pick<TableModule, 'pictured'>,
): number | undefined =>
  field === undefined
    ? undefined
    : pictured?.minutes?.(optionIn(settings, field.option, field.spec), ownDocumentIn(settings, field));

/** What an option is set to, in words. */
export const optionText = (settings: Settings, field: OptionField): string => {
  if (field.kind === 'integer') return String(optionIn(settings, field.option, field.spec));
  const value = optionIn(settings, field.option, field.spec);
  return field.words.choices[value]?.name ?? field.words.own ?? value;
};

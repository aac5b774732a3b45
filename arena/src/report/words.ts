/** What a report says, in its reader's language. `{name}` stands for the fact of that name. */
export interface ReportWords {
  /** The language's tag. */
  readonly lang: string;
  readonly title: string;
  readonly explained: string;
  readonly guest: string;
  readonly hosts: string;
  readonly share: string;
  readonly margin: string;
  readonly matches: string;
  readonly draws: string;
  readonly bySeat: string;
  readonly thinking: string;
  readonly faults: string;
  readonly fairShare: string;
  readonly incomplete: string;
}

/** Words that every screen may need. */
export interface ShellWords {
  readonly tagline: string;
  readonly nothingHere: string;
  readonly home: string;
}

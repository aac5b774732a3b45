import type { Pace } from '../../../preferences/preferences';

/** Words of the settings, and of carrying a seat from one device to another. */
export interface SettingsWords {
  readonly title: string;

  readonly you: string;
  readonly name: string;
  readonly nameHint: string;
  readonly nameSaved: string;

  readonly look: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<'auto' | 'less', string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<Pace, string>>;
  /** One line the first time that something happens in a match. */
  readonly firstTimes: string;
  readonly firstTimesChoices: Readonly<Record<'on' | 'off', string>>;
  /** Whether bots make faces now and then. */
  readonly botReactions: string;
  readonly botReactionsChoices: Readonly<Record<'on' | 'off', string>>;
  /** Who rolls one's own die, where that is no decision. */
  readonly die: string;
  readonly dieChoices: Readonly<Record<'me' | 'rolled', string>>;

  readonly sound: string;
  readonly sounds: Readonly<Record<'on' | 'off', string>>;
  readonly volume: string;

  readonly notifications: string;
  readonly notificationsHint: string;
  readonly notificationsDenied: string;

  readonly otherDevice: string;
  readonly otherDeviceHint: string;
  readonly makeCode: string;
  readonly codeIs: string;
  readonly codeUntil: (time: string) => string;
  readonly qrLabel: string;

  readonly leave: string;
  readonly leaveHint: string;
  readonly leaveSure: string;
  readonly left: string;

  readonly yourData: string;
  /** Whether a match that leaves the page says who played it. */
  readonly shared: string;
  readonly sharedChoices: { readonly named: string; readonly nameless: string };
  readonly yourDataHint: string;
  readonly download: string;
  readonly erase: string;
  readonly eraseSure: string;
  readonly eraseMeans: string;
  readonly erased: string;

  readonly enterCode: string;
  readonly enterCodeHint: string;
  readonly code: string;
  readonly useCode: string;
  readonly codeWarning: (name: string) => string;
  readonly welcome: (name: string) => string;
}

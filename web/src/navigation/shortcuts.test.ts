import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/registry';
import type { HomeWords } from '../screens/home/texts/words';
import { LANGUAGES, type Language } from '../texts/languages';
import type { ShellWords } from '../texts/shell/words';
import { parseRoute } from './route';

type Translated = Partial<Record<Language, string>>;

interface Shortcut {
  readonly name: string;
  readonly name_localized?: Translated;
  readonly description_localized?: Translated;
  readonly url: string;
}

interface Manifest {
  readonly description_localized: Translated;
  readonly shortcuts: readonly Shortcut[];
}

const [text = ''] = Object.values(
  import.meta.glob<string>('../../public/manifest.webmanifest', { query: '?raw', import: 'default', eager: true }),
);
const { shortcuts, description_localized: descriptions } = JSON.parse(text) as Manifest;

describe('the shortcuts of the page as an app', () => {
  it('lead to the sheet of every game, with bots and for one device', () => {
    const sheets = GAMES.flatMap(({ id: game }) =>
      (['play', 'here'] as const).map((way) => ({ screen: 'home', sheet: { game, way } })),
    );
    expect(new Set(shortcuts.map(({ url }) => parseRoute(url)))).toEqual(new Set(sheets));
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('say the same as the page in "%s"', async (language) => {
    const shell: unknown = await import(`../texts/shell/${language}.ts`);
    const home: unknown = await import(`../screens/home/texts/${language}.ts`);
    const { tagline } = (shell as { readonly default: ShellWords }).default;
    const { sameDevice } = (home as { readonly default: HomeWords }).default;
    expect(descriptions[language]).toBe(tagline);
    for (const { id, title, pitch } of GAMES) {
      const [game, device] = ['', '/here'].map((way) => shortcuts.find(({ url }) => url === `/play/${id}${way}`));
      expect(game?.name).toBe(title);
      expect(game?.description_localized?.[language]).toBe(pitch[language]);
      expect(device?.name_localized?.[language]).toBe(`${title} · ${sameDevice}`);
    }
  });
});

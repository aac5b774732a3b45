import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  readonly icons: readonly { readonly src: string }[];
  readonly screenshots: readonly { readonly src: string; readonly form_factor: string }[];
}

const PUBLIC = new URL('../public/', import.meta.url);
const { icons, screenshots } = JSON.parse(readFileSync(new URL('manifest.webmanifest', PUBLIC), 'utf8')) as Manifest;

describe('the manifest of the page as an app', () => {
  it.each([...icons, ...screenshots])('the manifest names a picture that there is: $src', ({ src }) => {
    expect(existsSync(new URL(src.slice(1), PUBLIC))).toBe(true);
  });

  it('the manifest of the page as an app has pictures for phones and for wide screens: without both a browser installs without showing any', () => {
    expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']));
  });
});

import { describe, expect, test } from 'vitest';
import { contentFaults, metadataFaults } from './contents.mjs';

const manifest = {
  exports: { '.': { 'miaou-source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { '@miaou/kit': '^0.1.0' },
};
const files = [
  'package.json',
  'README.md',
  'LICENSE',
  'dist/index.js',
  'dist/index.js.map',
  'dist/index.d.ts',
  'src/index.ts',
];

describe('the contents of a package', () => {
  test('a package with all it needs and nothing else has no faults', () => {
    expect(contentFaults(manifest, files)).toEqual([]);
  });

  test.each(['README.md', 'LICENSE', 'dist/index.d.ts'])('%s must not be missing', (missing) => {
    const rest = files.filter((file) => file !== missing);
    expect(contentFaults(manifest, rest)).toContain(`${missing} is missing`);
  });

  test('every condition of exports leads to a packed file', () => {
    const rest = files.filter((file) => file !== 'src/index.ts');
    expect(contentFaults(manifest, rest)).toContain('exports leads to src/index.ts, which is not packed');
  });

  test.each(['dist/.tsbuildinfo', 'src/dogs.test.ts', 'src/testing/picture.ts', 'golden/felix.jsonl', '.env'])(
    '%s does not belong in a package',
    (stranger) => {
      expect(contentFaults(manifest, [...files, stranger])).toContain(`${stranger} does not belong in the package`);
    },
  );

  test('a built file whose source is gone is a fault', () => {
    expect(contentFaults(manifest, [...files, 'dist/old.js'])).toEqual([
      'dist/old.js has no source: build anew from an empty dist',
    ]);
  });

  test('rules depend on the kit alone', () => {
    const dependencies = { '@miaou/kit': '^0.1.0', lodash: '4' };
    expect(contentFaults({ ...manifest, dependencies }, files)).toEqual([
      'it depends on lodash: rules depend on the kit and nothing else',
    ]);
  });

  test('two games of different age share one kit', () => {
    expect(contentFaults({ ...manifest, dependencies: { '@miaou/kit': '0.1.0' } }, files)).toEqual([
      'it wants @miaou/kit 0.1.0 alone: beside another game it would bring a second kit, whose types do not match',
    ]);
  });
});

describe('what a package says of itself', () => {
  const root = {
    version: '0.1.0',
    license: 'MIT',
    author: 'We',
    homepage: 'https://git.example/x',
    bugs: 'https://git.example/x/issues',
    repository: { url: 'git+https://git.example/x.git' },
  };
  const whole = {
    ...root,
    description: 'Rules',
    keywords: ['rules'],
    repository: { ...root.repository, directory: 'games/kit' },
    publishConfig: { access: 'public', provenance: true },
  };

  test('a package that says all, and the same as the repository, has no faults', () => {
    expect(metadataFaults(whole, root, 'games/kit')).toEqual([]);
  });

  test.each(['description', 'keywords', 'license', 'homepage', 'repository', 'publishConfig'])(
    '%s must not be missing',
    (missing) => {
      expect(metadataFaults({ ...whole, [missing]: undefined }, root, 'games/kit')).toHaveLength(1);
    },
  );

  test('the version is the same everywhere', () => {
    expect(metadataFaults({ ...whole, version: '0.2.0' }, root, 'games/kit')).toEqual([
      'its version is 0.2.0, the repository’s is 0.1.0',
    ]);
  });
});

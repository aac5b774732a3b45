import { expect, test } from 'vitest';
import { exampleOf } from './example.mjs';

const fence = '```';

test('an example is the first block of TypeScript and what the text block after it shows', () => {
  const readme = `# A\n\n${fence}ts\nconsole.log(1);\n${fence}\n\nIt prints:\n\n${fence}text\n1\n${fence}\n\n${fence}ts\nother();\n${fence}\n`;
  expect(exampleOf(readme)).toEqual({ code: 'console.log(1);\n', output: '1\n' });
});

test('a README without an example is refused', () => {
  expect(() => exampleOf('# A\n')).toThrow('no block of TypeScript');
});

test('an example that does not show what it prints is refused', () => {
  const readme = `${fence}ts\nf();\n${fence}\n\n${fence}sh\nnpm test\n${fence}\n\n${fence}text\n1\n${fence}\n`;
  expect(() => exampleOf(readme)).toThrow('what its example prints');
});

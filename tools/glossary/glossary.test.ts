import { describe, expect, it } from 'vitest';
import { systemWords, wordsWithoutName } from './glossary.mjs';

const GLOSSARY = `# Glossary

## The rulebook's words

| Word | Means |
| ---- | ----- |
| row  | the cards laid |

## The system's words

| Word | Means |
| ---- | ----- |
| host | runs a table |
| staged entry, audience | two words |

**Notes:** none.

## Refused

| Word | Means |
| ---- | ----- |
| manager | nothing |
`;

describe('the glossary of the system', () => {
  it('its words are the first column of the tables under its heading', () => {
    expect(systemWords(GLOSSARY)).toEqual(['host', 'staged entry', 'audience']);
  });

  it('a word is met by a name that holds it, in any form', () => {
    const sources = ['class TableHost { stagedEntries = 1; }', 'host/src/audience.ts'];
    expect(wordsWithoutName(['host', 'staged entry', 'audience'], sources)).toEqual([]);
  });

  it('the check reports a word that nothing is called, also where its parts are names', () => {
    expect(wordsWithoutName(['staged entry', 'host'], ['const staged = entry; const host = 1;'])).toEqual([
      'staged entry',
    ]);
  });
});

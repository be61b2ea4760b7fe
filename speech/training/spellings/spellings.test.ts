import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { chartSymbols } from '#rules/ipa/chart-symbols.ts';
import { alignSpelling } from './align-spelling.ts';
import { countSpellings } from './count-spellings.ts';
import { glossaryWords } from './glossary-words.ts';

const CHART = new URL('../../../content/ipa-chart/', import.meta.url);
const source = z.object({
  ipa: z.string(),
  spellings: z.array(z.object({ letters: z.string(), share: z.number() })),
});

describe('alignSpelling', () => {
  it.each([
    ['night', 'naɪt', ['n:n', 'aɪ:igh', 't:t']],
    ['make', 'meɪk', ['m:m', 'eɪ:a', 'k:k']],
    ['box', 'bɒks', ['b:b', 'ɒ:o']],
    ['few', 'fjuː', ['f:f', 'j:ew', 'uː:ew']],
    ['chair', 'tʃeə', ['tʃ:ch', 'eə:air']],
  ])('%s', (word, ipa, expected) => {
    const pairs = alignSpelling(word, chartSymbols(ipa) ?? []);
    expect(pairs?.map(({ symbol, letters }) => `${symbol}:${letters}`)).toEqual(expected);
  });
});

describe('the spellings of the pack', () => {
  it('are those that the dictionary gives', async () => {
    const { parse } = await import('yaml');
    const counted = countSpellings(glossaryWords());
    for (const file of readdirSync(CHART)) {
      const { ipa, spellings } = source.parse(parse(readFileSync(new URL(file, CHART), 'utf8')));
      const written = spellings.map(({ letters, share }) => ({ letters, share }));
      expect(written, file).toEqual(counted.get(ipa));
    }
  });
});

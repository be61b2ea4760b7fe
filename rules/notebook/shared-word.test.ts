import { describe, expect, it } from 'vitest';
import { wordsBodySchema } from '#contract/notebook.ts';
import { type Shared, sharedWord, wordsOf } from './shared-word.ts';

const NOTHING: Shared = { text: null, url: null };
const PAGE = 'https://news.example/bees';
const SENTENCE = 'City bees live on the roofs of old houses.';

describe('sharedWord', () => {
  it.each<[string, Partial<Shared>, ReturnType<typeof sharedWord>]>([
    ['nothing', {}, null],
    ['spaces', { text: ' \n ' }, null],
    ['a word', { text: ' hive\n' }, { word: 'hive', context: null, link: null }],
    [
      'a phrase in quotes',
      { text: '“take it for granted”' },
      { word: 'take it for granted', context: null, link: null },
    ],
    ['a sentence', { text: SENTENCE }, { word: '', context: SENTENCE, link: null }],
    ['a page', { url: PAGE }, { word: '', context: null, link: PAGE }],
    ['a page whose address is in the text', { text: PAGE }, { word: '', context: null, link: PAGE }],
    [
      'a selection with its page, as Chrome shares it',
      { text: `"hive"\n ${PAGE}#:~:text=hive` },
      { word: 'hive', context: null, link: `${PAGE}#:~:text=hive` },
    ],
    [
      'credentials in the address',
      { url: 'https://lan:secret@news.example/' },
      { word: '', context: null, link: 'https://news.example/' },
    ],
    [
      'a script as the address',
      { url: 'javascript:alert(1)', text: 'hive' },
      { word: 'hive', context: null, link: null },
    ],
    ['a data address', { url: 'data:text/html,<script>1</script>' }, null],
    ['markup stays text', { text: '<img src=x>' }, { word: '<img src=x>', context: null, link: null }],
    [
      'characters that reverse and hide text',
      { text: 'hi\u202Eve\u200B\u0000\uFEFF' },
      { word: 'hive', context: null, link: null },
    ],
    ['a broken surrogate', { text: 'bee \uD83D' }, { word: 'bee \uFFFD', context: null, link: null }],
  ])('%s', (_, shared, expected) => {
    expect(sharedWord({ ...NOTHING, ...shared })).toEqual(expected);
  });

  it.each<[string, Partial<Shared>]>([
    ['a book', { text: 'bees and flowers '.repeat(100_000) }],
    ['a text without spaces', { text: '🐝'.repeat(10_000) }],
    ['a very long address', { text: 'hive', url: `${PAGE}?q=${'x'.repeat(100_000)}` }],
    ['an address that is long without its query', { text: 'hive', url: `${PAGE}/${'é'.repeat(2_000)}` }],
    ['addresses only', { text: `${PAGE}/${'x'.repeat(400)} `.repeat(1_000) }],
  ])('%s fits what the server accepts', (_, shared) => {
    const draft = sharedWord({ ...NOTHING, ...shared });
    expect(draft).not.toBeNull();
    const { word = '', context = null, link = null } = draft ?? {};
    const body = {
      word: word || 'hive',
      meaning: null,
      ipa: null,
      context,
      source: null,
      ...(link !== null && { link }),
      event_id: '019aa000-0000-7000-8000-000000000001',
      at: 1,
      skew: 0,
    };
    expect(wordsBodySchema.safeParse(body).error).toBeUndefined();
  });
});

it('the words of a sentence are offered once each, without punctuation', () => {
  expect(wordsOf('“The bees’ hive,” she said: the well-known hive!')).toEqual([
    'The',
    'bees',
    'hive',
    'she',
    'said',
    'well-known',
  ]);
});

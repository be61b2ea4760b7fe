import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMIT_TEXT } from '#src/features/site-pages/content/output-commit.ts';
import { TERMS_TEXT } from '#src/features/site-pages/content/terms.ts';
import { ASK_TEXT, ASK_VOICE, WHO } from '#src/messages/consent.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { projectFiles, type SourceFile } from './source-files.ts';

const texts = projectFiles()
  .filter((path) => /^(?:src|server|content)\/.*\.(?:tsx?|md)$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const missing = (text: string, sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => !text.includes(sentence));
const placesOf = (sentence: string, files: readonly SourceFile[]): string[] =>
  files.filter(({ source }) => source.includes(sentence)).map(({ path }) => path);

const { hears, voiceOutside, ear, textOutside } = WHO;

it.each([
  ['the recorder', ASK_VOICE.text, [hears, voiceOutside]],
  ['an essay’s question', ASK_TEXT.text, [textOutside]],
  ['the page about privacy', PRIVACY.kept.join(' '), [hears, voiceOutside, ear, textOutside]],
  ['the toggle there', PRIVACY.textText, [textOutside]],
  ['the terms', TERMS_TEXT, [hears, voiceOutside, ear, textOutside]],
  ['the commitment', COMMIT_TEXT, [hears, voiceOutside, textOutside]],
])('%s says who hears or reads', (_, text, sentences) => {
  expect(missing(text, sentences)).toEqual([]);
});

it.each(Object.entries(WHO))('%s is written in exactly one place', (_, sentence) => {
  expect(placesOf(sentence, texts)).toEqual(['src/messages/consent.ts']);
});

it('finds a text that leaves somebody out, and a sentence that is written again', () => {
  expect(missing('Chỉ bạn nghe.', ['Chỉ bạn nghe.', 'Giáo viên nghe.'])).toEqual(['Giáo viên nghe.']);
  const again = { path: 'src/a.ts', source: `const who = '${hears}';` };
  expect(placesOf(hears, [...texts, again])).toContain('src/a.ts');
});

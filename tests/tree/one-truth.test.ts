import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMIT_TEXT } from '#src/features/site-pages/content/output-commit.ts';
import { TERMS_TEXT } from '#src/features/site-pages/content/terms.ts';
import { ASK_TEXT, ASK_VOICE, WHO } from '#src/messages/consent.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { projectFiles } from './source-files.ts';

const { hears, voiceOutside, browserHears, textOutside } = WHO;

it.each([
  ['the recorder', ASK_VOICE.text, [hears, voiceOutside]],
  ['an essay’s question', ASK_TEXT.text, [textOutside]],
  ['the page about privacy', PRIVACY.kept.join(' '), [hears, voiceOutside, browserHears, textOutside]],
  ['the toggle there', PRIVACY.textText, [textOutside]],
  ['the terms', TERMS_TEXT, [hears, voiceOutside, browserHears, textOutside]],
  ['the commitment', COMMIT_TEXT, [hears, voiceOutside, textOutside]],
])('%s says who hears or reads', (_, text, sentences) => {
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});

it.each(Object.entries(WHO))('%s is written in exactly one place', (_, sentence) => {
  const places = projectFiles()
    .filter((path) => /^(?:src|server|content)\/.*\.(?:tsx?|md)$/.test(path))
    .filter((path) => readFileSync(path, 'utf8').includes(sentence));
  expect(places).toEqual(['src/messages/consent.ts']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { GLOSSES_LABEL } from '#contract/translation.ts';
import { findGlosses } from './find-glosses.ts';
import { type Glossary, readGlossary } from './read-glossary.ts';
import type { Glosses, Translator } from './translator.ts';

const DIRECTORY = new URL('./glossary/', import.meta.url);
/** Raise the version whenever the glossary changes. */
const ENGINE = { name: 'luyen-glossary', version: '1' };

/** The project's own glossary, some thousands of words. */
export function loadGlossary(): Glossary {
  const files = readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
  return readGlossary(files.map((name) => readFileSync(new URL(name, DIRECTORY), 'utf8')).join('\n'));
}

/** Explains single words, not sentences, and its result says so. The glossary is lazy-loaded. */
export function createGlossTranslator(): Translator<Glosses> {
  let glossary: Glossary | undefined;
  return {
    async translate(source) {
      glossary ??= loadGlossary();
      const words = findGlosses(source, glossary);
      const unknown = words.filter(({ base }) => base === null).map(({ text }) => text.toLowerCase());
      return {
        kind: 'glosses',
        engine: ENGINE,
        label: GLOSSES_LABEL,
        source,
        words,
        not_found: [...new Set(unknown)],
      };
    },
  };
}

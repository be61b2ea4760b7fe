import { readdirSync, readFileSync } from 'node:fs';

const GLOSSARY = new URL('../../../server/engines/translation/glossary/', import.meta.url);

/** Single words of the project's own glossary: those that learners meet. */
export const glossaryWords = (): Set<string> =>
  new Set(
    readdirSync(GLOSSARY)
      .flatMap((file) => readFileSync(new URL(file, GLOSSARY), 'utf8').split('\n'))
      .flatMap((line) => /^(?<word>[a-z]+)\b/.exec(line)?.groups?.word ?? []),
  );

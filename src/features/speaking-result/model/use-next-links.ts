import { useQueries, useQuery } from '@tanstack/react-query';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { weakestFirst } from '#rules/speaking/main-advice.ts';
import { nextThree, SPEAKING_SHEETS } from '#rules/speaking/next-three.ts';
import { type HeardWord, unclearSounds } from '#rules/speaking/unclear-sounds.ts';
import { studySheet } from '#src/shared/queries/study-sheet.ts';
import { suitableTopics, wordSounds } from '../api/queries.ts';
import { type NextLink, nextLinks } from './next-links.ts';
import type { ResultTalk } from './result-talks.ts';
import { wordBatches } from './word-batches.ts';

const SHEETS = Object.values(SPEAKING_SHEETS);
/** Subordinate clauses per 100 words below which sentences are mostly simple. */
const SIMPLE_BELOW = 4;

/** The words that were heard, in lower case. */
const heardWords = (talks: readonly ResultTalk[]): HeardWord[] =>
  talks.flatMap(({ graded }) =>
    (graded?.words ?? []).flatMap(({ start, end, said }) =>
      graded && said
        ? [{ text: graded.transcript.text.slice(start, end).toLowerCase(), score: said.score }]
        : [],
    ),
  );

const isSimple = (talks: readonly ResultTalk[]): boolean => {
  const measures = talks.flatMap(({ graded }) => graded?.measures ?? []);
  const words = measures.reduce((sum, one) => sum + one.words, 0);
  const clauses = measures.reduce((sum, one) => sum + (one.subordination * one.words) / 100, 0);
  return words > 0 && (100 * clauses) / words < SIMPLE_BELOW;
};

/** Up to three things to do after this result; with no network those that are known here. */
export function useNextLinks(
  setId: string,
  speaking: SpeakingBand,
  talks: readonly ResultTalk[],
): NextLink[] {
  const words = heardWords(talks);
  const batches = useQueries({ queries: wordBatches(words.map(({ text }) => text)).map(wordSounds) });
  const sounds = Object.fromEntries(batches.flatMap(({ data }) => Object.entries(data ?? {})));
  const offered = useQuery(suitableTopics()).data?.topics ?? [];
  const sheets = useQueries({ queries: SHEETS.map((id) => studySheet(id)) }).flatMap(
    ({ data }) => data ?? [],
  );
  const unclear = unclearSounds(words, (word) => sounds[word] ?? []);
  const topics = offered.filter(({ id, mode }) => mode === 'topic' && id !== setId);
  const things = nextThree({
    weakest: weakestFirst(speaking).map(({ code }) => code),
    drills: unclear.map(({ drill }) => drill),
    topics: topics.map(({ id }) => id),
    sheets: SHEETS.filter((id) => sheets.some((sheet) => sheet.id === id)),
    isSimple: isSimple(talks),
  });
  return nextLinks(things, {
    sounds: unclear,
    topics: new Map(topics.map(({ id, title_vi }) => [id, title_vi])),
    sheets: new Map(sheets.map(({ id, title }) => [id, title])),
  });
}

import type { Page } from '@playwright/test';
import { z } from 'zod/mini';
import { type SpeakingEvaluation, speakingEvaluationSchema } from '#contract/reading-evaluation.ts';

type Result = SpeakingEvaluation['result'];
type Graded = Extract<Result, { outcome: 'graded' }>;

const rows = z.array(z.object({ recordingId: z.string(), evaluation: speakingEvaluationSchema }));

/** The device's scores of its recordings, by their ids. */
export async function deviceScores(page: Page): Promise<Map<string, Result>> {
  const stored = await page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('luyen-device-scores');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const all = db.transaction('scores').objectStore('scores').getAll();
          all.onsuccess = () => {
            db.close();
            resolve(all.result);
          };
        };
      }),
  );
  return new Map(rows.parse(stored).map(({ recordingId, evaluation }) => [recordingId, evaluation.result]));
}

/** Difference between two scores of a recording, in points: overall, and for the most different word and sound. */
export function distance(one: Graded, other: Graded): { whole: number; word: number; sound: number } {
  const furthest = (pairs: readonly (readonly [number, number | undefined])[]): number =>
    Math.max(...pairs.map(([a, b]) => Math.abs(a - (b ?? Number.POSITIVE_INFINITY))));
  return {
    whole: Math.abs(one.score.point - other.score.point),
    word: furthest(one.words.map(({ score }, w) => [score, other.words[w]?.score])),
    sound: furthest(
      one.words.flatMap(({ phones }, w) =>
        phones.map(({ score }, p) => [score, other.words[w]?.phones[p]?.score] as const),
      ),
    ),
  };
}

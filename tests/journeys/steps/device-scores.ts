import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type SpeakingEvaluation, speakingEvaluationSchema } from '#contract/reading-evaluation.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import type { Account } from '../../support/accounts.ts';
import type { ServerProcess } from '../../support/server-process.ts';

type Result = SpeakingEvaluation['result'];
type Graded = Extract<Result, { outcome: 'graded' }>;

const rows = z.array(z.object({ recordingId: z.string(), evaluation: speakingEvaluationSchema }));

/** Runs in the page: the rows of the device's scores. */
export const readDeviceScores = (): Promise<unknown> =>
  new Promise((resolve, reject) => {
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
  });

/** The device's scores of its recordings, by their ids. @param stored what `readDeviceScores` returned */
export const deviceScores = (stored: unknown): Map<string, Result> =>
  new Map(rows.parse(stored).map(({ recordingId, evaluation }) => [recordingId, evaluation.result]));

/** The server's results for the recordings of an attempt, by their ids. */
export async function serverScores(
  server: ServerProcess,
  { token }: Account,
  practice: string,
  attempt: string,
): Promise<Map<string, Result>> {
  const query = new URLSearchParams({ practice_id: practice, attempt_id: attempt });
  const response = await fetch(`${server.origin}/api/practice/list-question?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { questions } = z
    .object({ data: ENDPOINTS.practice.listQuestion.response })
    .parse(await response.json()).data;
  return new Map(
    questions.flatMap(({ user: [given] }) => {
      const content = given?.ai_evaluation?.content;
      const id = recordingOf(given?.bai_lam ?? null);
      return content?.kind === 'speaking' && id !== null ? [[id, content.result] as const] : [];
    }),
  );
}

interface Distance {
  whole: number;
  word: number;
  sound: number;
}

/** How far apart two sets of scores are, recording by recording; both must have graded each of the first. */
export const distances = (
  own: ReadonlyMap<string, Result>,
  theirs: ReadonlyMap<string, Result>,
): Distance[] =>
  [...own].map(([id, result]) => {
    const other = theirs.get(id);
    if (result.outcome !== 'graded' || other?.outcome !== 'graded')
      throw new Error(`${result.outcome} here, ${other?.outcome} there`);
    return distance(result, other);
  });

/** Difference between two scores of a recording, in points: overall, and for the most different word and sound. */
function distance(one: Graded, other: Graded): Distance {
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

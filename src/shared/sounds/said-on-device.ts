import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { allAttempts, answersOf } from '#src/platform/outbox/attempts/attempts.ts';
import { deviceScoreOf } from '#src/shared/reading-report/device-scores.ts';

export type GradedReading = Extract<SpeakingEvaluation['result'], { outcome: 'graded' }>;

/** What was said of a revise set on this device. */
export interface SaidSet {
  /** When the latest of it was said, milliseconds. */
  at: number;
  /** This device's scores of it; empty if it has none. */
  results: readonly GradedReading[];
}

/** What was said on this device of some revise sets, by their ids, in their latest runs. */
export async function saidOnDevice(
  owner: string,
  isWanted: (setId: string) => boolean,
): Promise<ReadonlyMap<string, SaidSet>> {
  const found = new Map<string, SaidSet>();
  for (const { id, practiceId, submittedAt } of await allAttempts(owner)) {
    if (!isWanted(practiceId) || submittedAt !== null) continue;
    const answers = await answersOf(id);
    if (answers.length === 0) continue;
    const results: GradedReading[] = [];
    for (const { answer } of answers) {
      const recording = recordingOf(answer);
      const result = recording === null ? null : await deviceScoreOf(owner, recording);
      if (result?.outcome === 'graded') results.push(result);
    }
    found.set(practiceId, { at: Math.max(...answers.map(({ savedAt }) => savedAt)), results });
  }
  return found;
}

/** Scores of single phones in readings, 0–100. */
export const phoneScores = (results: readonly GradedReading[], phones: readonly string[]): number[] =>
  results
    .flatMap(({ words }) => words.flatMap((word) => word.phones))
    .filter(({ phone }) => phones.includes(phone))
    .map(({ score }) => score);

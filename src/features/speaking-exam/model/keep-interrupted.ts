import { recordingOf } from '#rules/questions/recording-of.ts';
import { answerOf } from '#src/platform/outbox/attempts/attempts.ts';
import { recordingById } from '#src/platform/outbox/recordings/recordings.ts';
import { findInterrupted } from '#src/platform/outbox/recordings/unclaimed.ts';
import { type SpokenPlace, saveSpokenAnswer } from '#src/shared/speaking/sets/save-spoken-answer.ts';
import type { ExamQuestion } from './exam-script.ts';

/**
 * Keeps what was recorded of an answer when the browser was killed, unless a longer recording answers the question.
 */
export async function keepInterrupted(
  place: SpokenPlace,
  { id, asked }: ExamQuestion,
  label: string,
): Promise<void> {
  const before = recordingOf((await answerOf(place.attemptId, id))?.answer ?? null);
  const found = await findInterrupted(place.attemptId, id);
  if (!found) return;
  const stored = before === null ? undefined : await recordingById(before);
  if (stored && stored.bytes >= found.bytes) return;
  const answer = {
    type_code: 'ielts_unscripted_speaking',
    recording_id: found.id,
    ...(asked && { asked }),
  } as const;
  await saveSpokenAnswer({ ...place, questionId: id, answer, label });
}

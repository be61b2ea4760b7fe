import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { isOfType } from '#rules/questions/is-of-type.ts';
import type { LearningVoices } from '#server/domain/speaking/add-voices.ts';
import { questionOf, type StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import type { Examiner } from '#server/engines/examiner/chat-examiner.ts';
import { inTime } from '#server/engines/providers/in-time.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

type AskFollowUp = typeof ENDPOINTS.speakingRoom.askFollowUp;
type FollowUp = ResponseOf<AskFollowUp>['follow_up'];

/** Somebody waits in silence, and the author's follow-up is at hand. */
const PATIENCE_MS = 4_000;

interface FollowUpDeps {
  /** Null where no language model is configured. */
  examiner: Examiner | null;
  voices: LearningVoices;
}

/** The examiner's question on what was said in answer to one of the set's. */
export async function askFollowUp(
  { examiner, voices }: FollowUpDeps,
  stored: StoredSet,
  learnerId: string,
  { question_id, said }: BodyOf<AskFollowUp>,
): Promise<FollowUp> {
  const question = questionOf(stored, question_id);
  if (!question || question.follows !== undefined || !isOfType(question.content, 'ielts_unscripted_speaking'))
    throw new ApiFailure('NOT_FOUND');
  const { part, prompt } = question.content;
  const asked = examiner?.askFollowUp({ part, question: prompt, said }, learnerId);
  const text = asked === undefined ? null : await inTime(asked, PATIENCE_MS);
  return text === null ? null : { text, voice: voices.learn(text) };
}

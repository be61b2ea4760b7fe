import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { isOfType } from '#rules/questions/is-of-type.ts';
import { questionOf, type StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import type { Speaker } from '#server/domain/speech/say-text.ts';
import type { Examiner, Exchange } from '#server/engines/examiner/chat-examiner.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

type AskOn = typeof ENDPOINTS.speakingRoom.askOn;
type FollowUp = ResponseOf<AskOn>['follow_up'];

/** Somebody waits in silence, and the author's follow-up is at hand: for the question and its voice together. */
const PATIENCE_MS = 4_000;

export interface AskingOn {
  /** Null where no language model is configured. */
  examiner: Examiner | null;
  say: Speaker;
}

/** Resolves with null when the time is over; what the call still does is of no interest then. */
function within<T>(call: Promise<T>, ms: number): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  return Promise.race([call, promise]).finally(() => clearTimeout(timer));
}

async function askAndSay(
  examiner: Examiner,
  say: Speaker,
  exchange: Exchange,
  learnerId: string,
): Promise<FollowUp> {
  const text = await examiner.askOn(exchange, learnerId);
  if (text === null) return null;
  try {
    const { audio_url: voice } = await say(text, 'female', async () => {});
    return { text, voice };
  } catch (error) {
    // A question that cannot be heard is no use in a conversation.
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

/** The examiner's question on what was said in answer to one of the set's. */
export async function askOn(
  { examiner, say }: AskingOn,
  stored: StoredSet,
  learnerId: string,
  { question_id, said }: BodyOf<AskOn>,
): Promise<FollowUp> {
  const question = questionOf(stored, question_id);
  if (!question || question.follows !== undefined || !isOfType(question.content, 'ielts_unscripted_speaking'))
    throw new ApiFailure('NOT_FOUND');
  const { part, prompt } = question.content;
  return (
    examiner && within(askAndSay(examiner, say, { part, question: prompt, said }, learnerId), PATIENCE_MS)
  );
}

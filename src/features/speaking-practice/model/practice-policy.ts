import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { SpeakingSet } from '#contract/speaking.ts';
import { LONGEST_TALK_SECONDS } from '#rules/speaking/longest-talk.ts';
import { call } from '#src/platform/http/http.ts';
import { answersOf, attemptsOf } from '#src/platform/outbox/attempts/attempts.ts';
import { authorFollowUp } from '#src/shared/speaking/dialogue/author-follow-up.ts';
import type { DialoguePolicy, FollowUpQuestion } from '#src/shared/speaking/dialogue/dialogue-policy.ts';
import { wordingOf } from '#src/shared/speaking/dialogue/steps.ts';
import { TOPIC_PRACTICE } from '../messages/topic-practice.ts';

/** Longest wait for the model's follow-up, milliseconds; then the author's is asked. */
const MODEL_LIMIT_MS = 4_000;

/** The model's follow-up; null if there is none in time. */
async function askModel(setId: string, questionId: string, said: string): Promise<FollowUpQuestion | null> {
  const result = await call(ENDPOINTS.speakingRoom.askFollowUp, {
    params: { id: setId },
    body: { question_id: questionId, said },
    options: { signal: AbortSignal.timeout(MODEL_LIMIT_MS) },
  }).catch(() => null);
  const followUp = result?.success ? result.data.follow_up : null;
  return followUp && { ...followUp, vi: '', by: 'model' };
}

/** Texts of the follow-ups that this learner has answered at a set on this device. */
async function answeredFollowUps(owner: string, setId: string): Promise<ReadonlySet<string>> {
  const attempts = await attemptsOf(owner, setId);
  const answers = (await Promise.all(attempts.map(({ id }) => answersOf(id)))).flat();
  return new Set(
    answers.flatMap(({ answer }) =>
      answer.type_code === 'ielts_unscripted_speaking' && answer.asked ? [answer.asked.text] : [],
    ),
  );
}

/** Practice of a topic: in the learner's own time, with follow-ups that they may answer, none of them twice. */
export function practicePolicy(owner: string, { id, title_vi }: SpeakingSet): DialoguePolicy {
  return {
    greeting: ({ examiner, intro }, times) => [
      ...wordingOf(examiner.greeting, times),
      ...(intro ? [intro] : []),
    ],
    farewell: ({ examiner }) => examiner.end[0] ?? null,
    async findFollowUp(step, heard) {
      const asked = await answeredFollowUps(owner, id);
      const ofModel = heard.transcript === null ? null : await askModel(id, step.id, heard.transcript);
      if (ofModel && !asked.has(ofModel.text)) return ofModel;
      return authorFollowUp(step, heard, asked);
    },
    followUps: 'offered',
    waitsAtCards: false,
    revisits: true,
    longest: () => LONGEST_TALK_SECONDS,
    label: ({ position }, followUp) =>
      followUp ? TOPIC_PRACTICE.moreLabel(title_vi, position) : TOPIC_PRACTICE.label(title_vi, position),
  };
}

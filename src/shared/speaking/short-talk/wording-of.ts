import type { Answer } from '#contract/question.ts';
import type { SpeakingQuestion } from '#contract/speaking.ts';

/** What a question asked: the wording of a follow-up is in its answer. */
export function wordingOf(question: SpeakingQuestion, answer: Answer | null): string {
  const asked = answer?.type_code === 'ielts_unscripted_speaking' ? answer.asked : undefined;
  return asked?.text ?? question.content.prompt;
}

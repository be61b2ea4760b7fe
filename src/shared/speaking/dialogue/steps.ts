import type { Answer, ContentOf } from '#contract/question.ts';
import type { SpeakingQuestion, SpeakingSetDetail, SpokenLine } from '#contract/speaking.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';

export type Talk = ContentOf<'ielts_unscripted_speaking'>;

/** A question of the room with everything that is needed to ask it. */
export interface DialogueStep {
  id: string;
  /** From 1. */
  position: number;
  content: Talk;
  line: SpokenLine;
  script: SpeakingQuestion['script'];
  /** Id of the question that stands for its follow-up; null if it has none. */
  moreId: string | null;
}

/** The questions in order, without their follow-ups. */
export function dialogueSteps({ questions }: Pick<SpeakingSetDetail, 'questions'>): DialogueStep[] {
  const more = new Map(questions.flatMap(({ id, follows }) => (follows ? [[follows, id] as const] : [])));
  const asked = questions.filter(({ follows }) => !follows);
  return asked.flatMap(({ id, content, script }, index) => {
    if (content.type_code !== 'ielts_unscripted_speaking') return [];
    const line = script?.line ?? { text: content.prompt, vi: '', voice: '' };
    return [{ id, position: index + 1, content, line, script, moreId: more.get(id) ?? null }];
  });
}

/** Id of the question that is asked at a place: the step's own, or its follow-up's. */
export const questionAt = (step: DialogueStep, { followUp }: ConversationPlace): string =>
  followUp && step.moreId !== null ? step.moreId : step.id;

/** Whether a question is a card with time to prepare. */
export const isCard = ({ content }: DialogueStep): boolean =>
  content.prep_seconds > 0 && content.cues.length > 0;

/** The first question without an answer; null if all have one. */
const firstUnanswered = (
  steps: readonly DialogueStep[],
  answers: ReadonlyMap<string, Answer>,
): DialogueStep | null => steps.find(({ id }) => !answers.has(id)) ?? null;

/** The next question without an answer; null at the end, where those before it that were left out are offered. */
export const stepAfter = (
  steps: readonly DialogueStep[],
  answers: ReadonlyMap<string, Answer>,
  step: DialogueStep | null,
): DialogueStep | null => firstUnanswered(steps.slice(step?.position ?? 0), answers);

/**
 * Where the conversation goes on: where it was left, or at the first question that is not answered.
 * @param revisits also where it was left at a question that is answered
 */
export function openingPlace(
  steps: readonly DialogueStep[],
  answers: ReadonlyMap<string, Answer>,
  place: ConversationPlace | null,
  revisits = true,
): ConversationPlace | null {
  const left = steps.find(({ id }) => id === place?.questionId);
  if (place && left && (revisits || !answers.has(questionAt(left, place)))) return place;
  const open = firstUnanswered(steps, answers);
  return open && { questionId: open.id };
}

/** One of the wordings for a moment, a different one each time. */
export const wordingOf = (wordings: readonly SpokenLine[], times: number): SpokenLine[] => {
  const wording = wordings[times % Math.max(1, wordings.length)];
  return wording ? [wording] : [];
};

import type { Answer, AnswerOf } from '#contract/question.ts';
import type { SpeakingQuestion, VocabularyItem } from '#contract/speaking.ts';
import type { TalkEvaluation } from '#contract/talk-evaluation.ts';

type Result = TalkEvaluation['result'];
export type GradedResult = Extract<Result, { outcome: 'graded' }>;
export type DeclinedResult = Extract<Result, { outcome: 'declined' }>;
export type SpokenAnswer = AnswerOf<'ielts_unscripted_speaking'>;

/** A question of a result with its answer and what was found in it. */
export interface ResultTalk {
  question: SpeakingQuestion;
  answer: SpokenAnswer | null;
  graded: GradedResult | null;
  declined: DeclinedResult | null;
  /** The examiner's words. */
  asked: string;
}

const spokenOnly = (answer: Answer | null | undefined): SpokenAnswer | null =>
  answer?.type_code === 'ielts_unscripted_speaking' ? answer : null;

/**
 * The questions of a result in order; a follow-up that was not asked is left out.
 * @param own answers stored on this device, by question id
 */
export function resultTalks(
  questions: readonly SpeakingQuestion[],
  own: ReadonlyMap<string, Answer>,
): ResultTalk[] {
  return questions.flatMap((question): ResultTalk[] => {
    const [user] = question.user;
    const answer = spokenOnly(user ? user.bai_lam : own.get(question.id));
    if (question.follows !== undefined && answer === null) return [];
    const content = user?.ai_evaluation?.content;
    const result = content?.kind === 'talk' ? content.result : null;
    return [
      {
        question,
        answer,
        graded: result?.outcome === 'graded' ? result : null,
        declined: result?.outcome === 'declined' ? result : null,
        asked: answer?.asked?.text ?? question.script?.line.text ?? question.content.prompt,
      },
    ];
  });
}

/** Phrases worth borrowing for a question: of its model answers, and the set's vocabulary. */
export const phrasesFor = (question: SpeakingQuestion, vocabulary: readonly VocabularyItem[]): string[] => [
  ...(question.script?.models.flatMap(({ phrases }) => phrases) ?? []),
  ...vocabulary.map(({ word }) => word),
];

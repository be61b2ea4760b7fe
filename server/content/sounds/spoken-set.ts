import { GRADING_SCALE } from '#contract/practice.ts';
import { GRADING_MODE, type Question, type QuestionContent, type QuestionKey } from '#contract/question.ts';
import type { PackQuestion } from '../pack.ts';
import type { UnplacedExercise } from '../read-exercise.ts';

/** A question of a set that belongs to no lesson. */
export interface SetQuestion {
  id: string;
  content: QuestionContent;
  key: QuestionKey;
}

/** What is said or written of a sound or of a topic: a revise set that every learner may do. */
export function setOf(
  id: string,
  title: string,
  instructions: string,
  own: readonly SetQuestion[],
): UnplacedExercise {
  const isSpoken = ({ content }: SetQuestion): boolean =>
    content.type_code === 'voice' || content.type_code === 'ielts_scripted_speaking';
  const questions = own.map((one, index): PackQuestion => {
    const question: Question = {
      id: one.id,
      position: index + 1,
      folder_id: `${id}.1`,
      folder_name: title,
      question_id_stem: null,
      grading_object: isSpoken(one) ? GRADING_MODE.ai : GRADING_MODE.none,
      marks: 1,
      content: one.content,
    };
    return { question, key: one.key, explanation: null, proofs: [] };
  });
  return {
    id,
    kind: 'revise',
    title,
    instructions,
    feedback: 'instant',
    questions,
    passage: null,
    audio: null,
    script: null,
    grading_scale: GRADING_SCALE.NO_GRADING,
  };
}

import type { DiscriminationQuestion } from '#contract/pronunciation-lesson.ts';
import type { Answer } from '#contract/question.ts';

interface DiscriminationProgress {
  /** Index of the question to go on with. */
  at: number;
  /** Its option that was chosen; null: none yet. */
  chosen: string | null;
  /** Answers that were right. */
  right: number;
}

/** How far the questions are answered: goes on at the first that is not, and at the last where only the end is missing. */
export function discriminationProgress(
  questions: readonly Pick<DiscriminationQuestion, 'id' | 'choice'>[],
  answers: ReadonlyMap<string, Answer> = new Map(),
): DiscriminationProgress {
  const chosen = questions.map(({ id }) => {
    const answer = answers.get(id);
    return answer?.type_code === 'single_choice' ? answer.choice : null;
  });
  const open = chosen.indexOf(null);
  const at = open < 0 ? questions.length - 1 : open;
  const right = questions.filter(({ choice }, index) => chosen[index] === choice).length;
  return { at, chosen: chosen[at] ?? null, right };
}

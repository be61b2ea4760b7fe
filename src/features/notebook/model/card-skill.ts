import type { LessonSkill } from '#contract/course-offers.ts';
import type { QuestionCard, WordCard } from '#contract/notebook.ts';

/** The skill that a card is about: a question about a passage is reading; words, and all others, are language. */
export const cardSkill = (
  card: Pick<QuestionCard, 'kind' | 'excerpt'> | Pick<WordCard, 'kind'>,
): LessonSkill => (card.kind === 'question' && card.excerpt !== null ? 'reading' : 'language');

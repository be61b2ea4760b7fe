import type { LessonSkill } from '#contract/course-offers.ts';
import type { QuestionCard, SoundCard, WordCard } from '#contract/notebook.ts';

/** The skill that a card is about: a question about a passage is reading, a sound speaking; all others are language. */
export const cardSkill = (
  card: Pick<QuestionCard, 'kind' | 'excerpt'> | Pick<WordCard, 'kind'> | Pick<SoundCard, 'kind'>,
): LessonSkill => {
  if (card.kind === 'sound') return 'speaking';
  return card.kind === 'question' && card.excerpt !== null ? 'reading' : 'language';
};

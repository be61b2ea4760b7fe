import type { Answer, QuestionContent, QuestionKey } from '#contract/question.ts';
import { acceptedAlternatives, matchesAccepted } from '#rules/questions/answer-matching.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';

interface Keyed {
  question: { content: QuestionContent };
  key: QuestionKey;
}

/** Every answer that the key accepts; for blanks, each alternative of each blank once. */
export const rightAnswers = ({ key }: Pick<Keyed, 'key'>): Answer[] => {
  switch (key.type_code) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
    case 'matching':
      return [key];
    case 'free_text':
      return acceptedAlternatives(key.accepted).map((text) => ({ type_code: key.type_code, text }));
    case 'fill_paragraph': {
      const blanks = Object.entries(key.blanks).map(
        ([name, accepted]) => [name, acceptedAlternatives(accepted)] as const,
      );
      const rounds = Math.max(...blanks.map(([, words]) => words.length));
      return Array.from({ length: rounds }, (_, round) => ({
        type_code: key.type_code,
        blanks: Object.fromEntries(
          blanks.map(([name, words]) => [name, words[Math.min(round, words.length - 1)] ?? '']),
        ),
      }));
    }
    case 'ielts_writing':
    case 'ielts_scripted_speaking':
    case 'ielts_unscripted_speaking':
    case 'voice':
      return [];
  }
};

/** Answers made only of distractors: options that are not keyed, part by part. */
export const wrongAnswers = ({ question: { content }, key }: Keyed): Answer[] => {
  if (content.type_code === 'single_choice' && key.type_code === 'single_choice')
    return content.options
      .filter(({ id }) => id !== key.choice)
      .map(({ id }) => ({ type_code: content.type_code, choice: id }));
  if (content.type_code === 'multiple_choice' && key.type_code === 'multiple_choice')
    return content.options
      .filter(({ id }) => !key.choices.includes(id))
      .map(({ id }) => ({ type_code: content.type_code, choices: [id] }));
  if (content.type_code === 'true_false' && key.type_code === 'true_false') {
    const offered = content.with_not_given
      ? (['TRUE', 'FALSE', 'NOT_GIVEN'] as const)
      : (['TRUE', 'FALSE'] as const);
    return offered
      .filter((value) => value !== key.value)
      .map((value) => ({ type_code: content.type_code, value }));
  }
  if (content.type_code === 'matching' && key.type_code === 'matching')
    return content.items.flatMap(({ name }) =>
      content.options
        .filter(({ id }) => id !== key.pairs[name])
        .map(({ id }) => ({ type_code: content.type_code, pairs: { [name]: id } })),
    );
  if (content.type_code === 'fill_paragraph' && key.type_code === 'fill_paragraph')
    return blankNames(content.text).flatMap((name) =>
      (content.word_bank ?? [])
        .filter((word) => !matchesAccepted(word, key.blanks[name] ?? ''))
        .map((word) => ({ type_code: content.type_code, blanks: { [name]: word } })),
    );
  return [];
};

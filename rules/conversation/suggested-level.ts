import { SCENE_LEVELS } from '#contract/conversation.ts';
import type { ConversationLevel, EntryQuestion, OnboardingStep } from '#contract/conversation-course.ts';
import type { EntryAnswer } from './introduction.ts';

/** Questions of each level that have to be answered right before the next level is asked. */
const RIGHT_TO_GO_ON = 2;

type Question = Pick<EntryQuestion, 'id' | 'level' | 'key'>;
const LAST: ConversationLevel = 6;

function resultOf(own: readonly Question[], answers: readonly EntryAnswer[]) {
  const given = own.map(({ id, key }) => ({
    key,
    value: answers.find(({ question_id }) => question_id === id)?.value,
  }));
  const right = given.filter(({ key, value }) => value === key).length;
  const wrong = given.filter(({ key, value }) => value !== undefined && value !== key).length;
  return { isPassed: right >= RIGHT_TO_GO_ON, isFailed: wrong > own.length - RIGHT_TO_GO_ON };
}

const ofLevel = <Q extends Question>(questions: readonly Q[], level: number): Q[] =>
  questions.filter((question) => question.level === level);

/** The level to learn at: the first whose questions were not answered well enough; the last if all were. */
export const entryTestLevel = (
  questions: readonly Question[],
  answers: readonly EntryAnswer[],
): ConversationLevel =>
  SCENE_LEVELS.find((level) => !resultOf(ofLevel(questions, level), answers).isPassed) ?? LAST;

/** The question to ask next; null: the level is known. A level that is decided asks nothing more. */
export function nextEntryQuestion<Q extends Question>(
  questions: readonly Q[],
  answers: readonly EntryAnswer[],
): Q | null {
  const level = entryTestLevel(questions, answers);
  const own = ofLevel(questions, level);
  const { isPassed, isFailed } = resultOf(own, answers);
  if (isPassed || isFailed) return null;
  return own.find(({ id }) => answers.every(({ question_id }) => question_id !== id)) ?? null;
}

/** The level that a self description stands for: there is one for each level, in order; null: no such option. */
export function selfLevel({ options }: Pick<OnboardingStep, 'options'>, value: string) {
  return SCENE_LEVELS.find((level) => options[level - 1]?.value === value) ?? null;
}

/** Why a level is suggested: from the self description alone, both agree, or the test found less or more. */
export type SuggestionReason = 'self' | 'agree' | 'test_lower' | 'test_higher';

export interface Suggestion {
  level: ConversationLevel;
  reason: SuggestionReason;
}

/**
 * Choosing an answer is easier than saying one, so the test never raises a level above its own, and somebody modest is
 * suggested at most one below it.
 */
export function suggestedLevel(self: ConversationLevel, tested: ConversationLevel | null): Suggestion {
  if (tested === null) return { level: self, reason: 'self' };
  if (self > tested) return { level: tested, reason: 'test_lower' };
  if (self === tested) return { level: self, reason: 'agree' };
  const below = SCENE_LEVELS.find((level) => level === tested - 1) ?? self;
  return { level: self > below ? self : below, reason: 'test_higher' };
}

import { z } from 'zod/mini';
import {
  conversationLevel,
  levelSummary,
  levelUpNeeds,
  onboardingChoices,
  onboardingOptions,
  onboardingResult as result,
} from '../conversation-course.ts';
import { command, read } from '../protocol/endpoint.ts';
import { PUBLIC_QUERIES } from '../protocol/public-queries.ts';
import { idText } from '../protocol/text.ts';

/** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

export const levels = read({
  summary:
    'Levels of conversation: which is selected, suggested, open, and what the selected one still asks for',
  path: '/ielts/conversations/levels',
  who: 'maybe-learner',
  response: z.object({
    levels: z.array(levelSummary),
    /** From the introduction; null until it is gone through. */
    suggested_level: z.nullable(conversationLevel),
    /** Highest level that is open; 0 for guests and before the introduction, but 1 for a VIP. */
    max_level: z.number(),
    /** Of the selected level. */
    needs: z.nullable(levelUpNeeds),
  }),
});

/** Selects one of the open levels; later selections win by the time of their choice. */
export const selectLevel = command({
  summary: 'Selects one of the open levels',
  storedAs: 'conversationLevel.selectLevel',
  label: 'Chọn mức hội thoại',
  slots: [{ prefix: 'conversation-level', of: ['owner'] }],
  path: '/ielts/conversations/levels',
  who: 'learner',
  body: z.object({ level: conversationLevel, ...clock }),
  response: z.object({ level: conversationLevel }),
  errors: ['LEVEL_LOCKED'],
});

/** The same for everybody: a guest may go through the introduction, and signs in to save what came of it. */
export const options = read({
  summary:
    'Steps of the introduction to conversation, and its entry test with keys: it goes on with no network',
  path: PUBLIC_QUERIES.introduction,
  who: 'anyone',
  response: onboardingOptions,
});

export const onboardingResult = read({
  summary: 'What the learner chose in the introduction, with the level that follows; null before it',
  path: '/ielts/conversations/onboarding-result',
  who: 'learner',
  response: z.object({ result: z.nullable(result) }),
});

export const completeOnboarding = command({
  summary: 'Goes through the introduction; the highest level never sinks',
  storedAs: 'conversationLevel.completeOnboarding',
  label: 'Phần giới thiệu hội thoại',
  slots: [{ prefix: 'conversation-introduction', of: ['owner'] }],
  path: '/ielts/conversations/onboarding-result',
  who: 'learner',
  body: z.object({ ...onboardingChoices.shape, ...clock }),
  response: z.object({ result }),
  errors: ['ANSWER_DOES_NOT_FIT'],
});

export const levelUp = command({
  summary: 'Opens and selects the next level if what this one asks for is done',
  storedAs: 'conversationLevel.levelUp',
  label: 'Lên mức hội thoại',
  slots: [{ prefix: 'conversation-level-up', of: ['owner', 'id'] }],
  path: '/ielts/conversations/courses/{id}/level-up',
  who: 'learner',
  params: z.object({ id: idText }),
  body: z.object(clock),
  response: z.object({ level: conversationLevel, max_level: conversationLevel }),
  errors: ['NOT_FOUND', 'LEVEL_LOCKED', 'LEVEL_NOT_DONE'],
});

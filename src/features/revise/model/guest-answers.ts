import { create } from 'zustand';
import type { Answer } from '#contract/question.ts';

const NONE: ReadonlyMap<string, Answer> = new Map();

/** What guests answer, by revise set and question: it lasts as long as the app is open. */
const useGuests = create<{ sets: ReadonlyMap<string, ReadonlyMap<string, Answer>> }>(() => ({
  sets: new Map(),
}));

export const useGuestAnswers = (reviseId: string): ReadonlyMap<string, Answer> =>
  useGuests(({ sets }) => sets.get(reviseId) ?? NONE);

export const keepGuestAnswer = (reviseId: string, questionId: string, answer: Answer): void =>
  useGuests.setState(({ sets }) => ({
    sets: new Map(sets).set(reviseId, new Map(sets.get(reviseId)).set(questionId, answer)),
  }));

export const forgetGuestAnswers = (reviseId: string): void =>
  useGuests.setState(({ sets }) => ({ sets: new Map([...sets].filter(([id]) => id !== reviseId)) }));

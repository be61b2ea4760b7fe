import type { Action } from './actions/action.ts';
import { answerPractice } from './actions/answer-practice.ts';
import { answerTest } from './actions/answer-test.ts';
import { finishSheet } from './actions/finish-sheet.ts';
import { recordAnswer } from './actions/record-answer.ts';
import { reviewCard } from './actions/review-card.ts';
import { revise } from './actions/revise.ts';
import { saveWord } from './actions/save-word.ts';
import { submitPractice } from './actions/submit-practice.ts';
import { submitExam } from './actions/submit-test.ts';

export const ACTIONS: readonly Action[] = [
  answerPractice,
  recordAnswer,
  submitPractice,
  revise,
  finishSheet,
  saveWord,
  reviewCard,
  answerTest,
  submitExam,
];

import type { Action } from './actions/action.ts';
import { answerExam } from './actions/answer-exam.ts';
import { answerPractice } from './actions/answer-practice.ts';
import { chooseLevel } from './actions/choose-level.ts';
import { finishSheet } from './actions/finish-sheet.ts';
import { introduce } from './actions/introduce.ts';
import { pronounce } from './actions/pronounce.ts';
import { recordAnswer } from './actions/record-answer.ts';
import { reviewCard } from './actions/review-card.ts';
import { revise } from './actions/revise.ts';
import { saveWord } from './actions/save-word.ts';
import { breakOffExam, goOnWithExam, speakExam } from './actions/speak-exam.ts';
import { breakOffTopic, goOnWithTopic, speakTopic } from './actions/speak-topic.ts';
import { submitExam } from './actions/submit-exam.ts';
import { submitPractice } from './actions/submit-practice.ts';
import { talkScene } from './actions/talk-scene.ts';
import type { Scene } from './scene.ts';

export const ACTIONS: readonly Action[] = [
  answerPractice,
  recordAnswer,
  submitPractice,
  revise,
  finishSheet,
  saveWord,
  reviewCard,
  answerExam,
  submitExam,
  pronounce,
  introduce,
  chooseLevel,
  talkScene,
];

/** Done by learners who speak in the speaking room. */
export const SPEAKING: readonly Action[] = [speakTopic, speakExam];

/** An answer in whose middle the browser is killed, and what the learner does afterwards. */
export interface BrokenOff {
  name: string;
  breakOff: (scene: Scene) => Promise<void>;
  goOn: (scene: Scene) => Promise<void>;
}

export const BROKEN_OFF: readonly BrokenOff[] = [
  { name: 'killed-in-topic', breakOff: breakOffTopic, goOn: goOnWithTopic },
  { name: 'killed-in-test', breakOff: breakOffExam, goOn: goOnWithExam },
];

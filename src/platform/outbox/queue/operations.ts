import type { BodyOf, Command, ParamsOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';

/**
 * The contract operations that are sent through the outbox, by their name in its rows. The name is stored on
 * devices: it stays even if the contract renames the operation.
 */
export const OPERATIONS = {
  'practice.updateSingleAnswer': ENDPOINTS.practice.updateSingleAnswer,
  'practice.submit': ENDPOINTS.practice.submit,
  'duet.conversationMessage': ENDPOINTS.duet.conversationMessage,
  'practiceTest.updateAnswer': ENDPOINTS.examTaking.updateAnswer,
  'practiceTest.claim': ENDPOINTS.guest.claim,
  'revise.submitQuestion': ENDPOINTS.revise.submitQuestion,
  'revise.redo': ENDPOINTS.revise.redo,
  'notebook.review': ENDPOINTS.notebook.review,
  'notebook.words': ENDPOINTS.notebook.words,
  'notebook.remove': ENDPOINTS.notebook.remove,
  'questionReport.reportOwn': ENDPOINTS.questionReport.reportOwn,
  'teacherGrading.ask': ENDPOINTS.teacherGrading.ask,
  'teacherGrading.regrade': ENDPOINTS.teacherGrading.regrade,
  'teacherGrading.answerMessage': ENDPOINTS.teacherGrading.answerMessage,
  'teacherDesk.saveDraft': ENDPOINTS.teacherDesk.saveDraft,
  'teacherDesk.submit': ENDPOINTS.teacherDesk.submit,
  'teacherDesk.message': ENDPOINTS.teacherDesk.message,
  'teacherDesk.savePhrase': ENDPOINTS.teacherDesk.savePhrase,
  'teacherDesk.usePhrase': ENDPOINTS.teacherDesk.usePhrase,
  'teacherDesk.removePhrase': ENDPOINTS.teacherDesk.removePhrase,
  'lesson.updateProgress': ENDPOINTS.lesson.updateProgress,
  'lesson.redo': ENDPOINTS.lesson.redo,
  'lesson.sectionProgressPronunciation': ENDPOINTS.lesson.sectionProgressPronunciation,
  'lesson.resetSectionProgressPronunciation': ENDPOINTS.lesson.resetSectionProgressPronunciation,
  'speakingRoom.submitQuestion': ENDPOINTS.speakingRoom.submitQuestion,
  'speakingRoom.updateQuestionAnswer': ENDPOINTS.speakingRoom.updateQuestionAnswer,
  'speakingRoom.submitTopic': ENDPOINTS.speakingRoom.submitTopic,
  'speakingRoom.redoTopic': ENDPOINTS.speakingRoom.redoTopic,
  'speakingRoom.redoQuestion': ENDPOINTS.speakingRoom.redoQuestion,
  'speakingRoom.setUserLevel': ENDPOINTS.speakingRoom.setUserLevel,
  'speakingExam.submitPart': ENDPOINTS.speakingExam.submitPart,
  'speakingExam.rejectResult': ENDPOINTS.speakingExam.rejectResult,
  'speakingTrial.submitQuestion': ENDPOINTS.speakingTrial.submitQuestion,
  'speakingTrial.submitTopic': ENDPOINTS.speakingTrial.submitTopic,
  'speakingTrial.answerSurvey': ENDPOINTS.speakingTrial.answerSurvey,
  'learningTrial.updateMessageAnswer': ENDPOINTS.learningTrial.updateMessageAnswer,
  'learningTrial.taggedContact': ENDPOINTS.learningTrial.taggedContact,
  'conversation.visit': ENDPOINTS.conversation.visit,
  'conversationLevel.completeOnboarding': ENDPOINTS.conversationLevel.completeOnboarding,
  'conversationLevel.selectLevel': ENDPOINTS.conversationLevel.selectLevel,
  'conversationLevel.levelUp': ENDPOINTS.conversationLevel.levelUp,
  'interview.scoreSpeaking': ENDPOINTS.interview.scoreSpeaking,
  'push.setSettings': ENDPOINTS.push.setSettings,
  'push.snooze': ENDPOINTS.push.snooze,
  'privacy.setConsent': ENDPOINTS.privacy.setConsent,
} as const satisfies Record<string, Command>;

export type Operation = keyof typeof OPERATIONS;
export type OperationBody<O extends Operation> = BodyOf<(typeof OPERATIONS)[O]>;
export type OperationParams<O extends Operation> = ParamsOf<(typeof OPERATIONS)[O]>;

export const isOperation = (name: string): name is Operation => Object.hasOwn(OPERATIONS, name);

import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';
import { answerSlot, submissionSlot } from '#src/shared/attempt/commands.ts';

/** An answer at a topic or a test of the speaking room. */
export const roomAnswer = defineCommand('speakingRoom.submitQuestion', answerSlot);

/** An answer of the trial. */
export const trialAnswer = defineCommand('speakingTrial.submitQuestion', answerSlot);

/** Corrects the transcript of an answer, also after its attempt was submitted. */
export const transcriptCorrection = defineCommand('speakingRoom.updateQuestionAnswer', {
  prefix: 'correct-transcript',
  of: ['attempt_id', 'question_id'],
});

/** Submission of an attempt at a topic, and at the trial. */
export const topicSubmission = defineCommand('speakingRoom.submitTopic', submissionSlot);
export const trialSubmission = defineCommand('speakingTrial.submitTopic', submissionSlot);

/** An answer of an interview. */
export const interviewAnswer = defineCommand('interview.scoreSpeaking', answerSlot);

/** Hands an interview in. */
export const interviewSubmission = defineCommand('interview.scoreSpeaking', submissionSlot);

/** Hands in a part of a test. */
export const partSubmission = defineCommand('speakingExam.submitPart', {
  prefix: 'submit-part',
  of: ['attempt_id', 'part'],
});

/** Has a graded test graded once more. */
export const resultRejection = defineCommand('speakingExam.rejectResult', {
  prefix: 'reject-result',
  of: ['attempt_id'],
});

/** Begins a topic again. */
export const topicRedo = defineCommand('speakingRoom.redoTopic', {
  prefix: 'redo-topic',
  of: ['attempt_id'],
});

/** Answers one question of a submitted attempt again, in a new one. */
export const questionRedo = defineCommand('speakingRoom.redoQuestion', {
  prefix: 'redo-question',
  of: ['attempt_id', 'question_id'],
});

/** The learner's speaking level. */
export const levelChoice = defineCommand('speakingRoom.setUserLevel', {
  prefix: 'speaking-level',
  of: ['owner'],
});

/** Answers to the questions after the trial. */
export const surveyAnswers = defineCommand('speakingTrial.answerSurvey', {
  prefix: 'trial-survey',
  of: ['attempt_id'],
});

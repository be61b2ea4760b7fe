import { expect, it } from 'vitest';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { storedName } from '#contract/protocol/stored-names.ts';
import { contactTag, lessonEnd, messageAnswer } from '#src/features/learning-trial/commands.ts';
import { lessonRedo } from '#src/features/lesson/commands.ts';
import {
  consentCommand,
  guestClaimCommand,
  pushSettingsCommand,
  snoozeCommand,
} from '#src/platform/outbox/queue/commands.ts';
import { type Command, slotName } from '#src/platform/outbox/queue/define-command.ts';
import { OPERATIONS } from '#src/platform/outbox/queue/operations.ts';
import { practiceAnswer, submission } from '#src/shared/attempt/commands.ts';
import { examAnswer, examBeginning, examMark } from '#src/shared/exam/commands.ts';
import { sectionProgress } from '#src/shared/lesson/commands.ts';
import { NOTEBOOK_COMMANDS } from '#src/shared/notebook/commands.ts';
import { reviseAnswer, reviseRedo } from '#src/shared/revise/commands.ts';
import {
  interviewAnswer,
  interviewSubmission,
  levelChoice,
  partSubmission,
  questionRedo,
  resultRejection,
  roomAnswer,
  surveyAnswers,
  topicRedo,
  topicSubmission,
  transcriptCorrection,
  trialAnswer,
  trialSubmission,
} from '#src/shared/speaking/sets/commands.ts';
import { regradeRequest, teacherRequest } from '#src/shared/teacher-grading/commands.ts';

const nameOf = (given: unknown) => EVERY_ENDPOINT.find(({ endpoint }) => endpoint === given)?.operation;

it.each(Object.entries(OPERATIONS))(
  'device and server store the command %s under the same name',
  (name, endpoint) => {
    const operation = nameOf(endpoint);
    expect(operation && storedName(operation)).toBe(name);
  },
);

it.each(['practiceTest.updateAnswer', 'practiceTest.claim'])(
  '%s, stored by earlier versions, is still sent',
  (name) => {
    expect(Object.keys(OPERATIONS)).toContain(name);
  },
);

const values = {
  owner: 'o',
  id: 'l',
  section_id: 's',
  attempt_id: 'a',
  question_id: 'q',
  revise_id: 'r',
  kind: 'voice_ai',
  part: 2,
};

it.each<[string | null, Command]>([
  ['answer:a:q', practiceAnswer],
  ['submit:a', submission],
  ['begin:a', examBeginning],
  ['answer:a:q', examAnswer],
  ['mark:a:q', examMark],
  ['revise:a:q', reviseAnswer],
  ['revise-redo:r', reviseRedo],
  ['progress:l:s', sectionProgress],
  ['lesson-redo:l', lessonRedo],
  ['answer:a:q', roomAnswer],
  ['answer:a:q', trialAnswer],
  ['correct-transcript:a:q', transcriptCorrection],
  ['submit:a', topicSubmission],
  ['submit:a', trialSubmission],
  ['answer:a:q', interviewAnswer],
  ['submit:a', interviewSubmission],
  ['submit-part:a:2', partSubmission],
  ['reject-result:a', resultRejection],
  ['redo-topic:a', topicRedo],
  ['redo-question:a:q', questionRedo],
  ['speaking-level:o', levelChoice],
  ['trial-survey:a', surveyAnswers],
  ['answer:a:q', messageAnswer],
  ['submit:a', lessonEnd],
  ['tag-contact:o', contactTag],
  ['ask-teacher:a:q', teacherRequest],
  ['ask-regrade:a:q', regradeRequest],
  ['consent:voice_ai:o', consentCommand],
  ['push-settings:o', pushSettingsCommand],
  ['push-snooze:o', snoozeCommand],
  [null, guestClaimCommand],
  ...NOTEBOOK_COMMANDS.map((command): [null, Command] => [null, command]),
])('rows stored by earlier versions are found in the slot %s', (name, { slot }) => {
  expect(slot && slotName(slot, values).name).toBe(name);
});

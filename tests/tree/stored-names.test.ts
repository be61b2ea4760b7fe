import { expect, it } from 'vitest';
import { COMMANDS } from '#contract/protocol/commands.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { inSlot, slotName } from '#src/platform/outbox/queue/slots.ts';

/** The names in the rows of devices, and the slots of each. Never change one: rows of earlier versions are to be found. */
const STORED: readonly [name: string, slots: readonly string[]][] = [
  ['conversation.keepTalk', ['talk:o:l']],
  ['conversation.visit', []],
  ['conversationLevel.completeOnboarding', ['conversation-introduction:o']],
  ['conversationLevel.levelUp', ['conversation-level-up:o:l']],
  ['conversationLevel.selectLevel', ['conversation-level:o']],
  ['duet.conversationMessage', ['answer:a:q']],
  ['interview.scoreSpeaking', ['answer:a:q', 'submit:a']],
  ['learningTrial.taggedContact', ['tag-contact:o']],
  ['learningTrial.updateMessageAnswer', ['answer:a:q', 'submit:a']],
  ['lesson.redo', ['lesson-redo:l']],
  ['lesson.resetSectionProgressPronunciation', ['pronunciation-reset:l']],
  ['lesson.sectionProgressPronunciation', []],
  ['lesson.updateProgress', ['progress:l:s']],
  ['notebook.remove', []],
  ['notebook.review', []],
  ['notebook.words', []],
  ['practice.submit', ['submit:a']],
  ['practice.updateSingleAnswer', ['answer:a:q']],
  ['practiceTest.claim', []],
  ['practiceTest.updateAnswer', ['begin:a', 'answer:a:q', 'mark:a:q']],
  ['privacy.setConsent', ['consent:voice_ai:o']],
  ['push.setSettings', ['push-settings:o']],
  ['push.snooze', ['push-snooze:o']],
  ['questionReport.reportOwn', []],
  ['revise.redo', ['revise-redo:r']],
  ['revise.submitQuestion', ['revise:a:q']],
  ['speakingExam.rejectResult', ['reject-result:a']],
  ['speakingExam.submitPart', ['submit-part:a:2']],
  ['speakingRoom.redoQuestion', ['redo-question:a:q']],
  ['speakingRoom.redoTopic', ['redo-topic:a']],
  ['speakingRoom.setUserLevel', ['speaking-level:o']],
  ['speakingRoom.submitQuestion', ['answer:a:q']],
  ['speakingRoom.submitTopic', ['submit:a']],
  ['speakingRoom.updateQuestionAnswer', ['correct-transcript:a:q']],
  ['speakingTrial.answerSurvey', ['trial-survey:a']],
  ['speakingTrial.submitQuestion', ['answer:a:q']],
  ['speakingTrial.submitTopic', ['submit:a']],
  ['teacherDesk.message', ['teacher-message:l']],
  ['teacherDesk.removePhrase', ['phrase-removal:l']],
  ['teacherDesk.saveDraft', ['grading-draft:g:2']],
  ['teacherDesk.savePhrase', ['phrase:l']],
  ['teacherDesk.submit', ['grading-verdict:g']],
  ['teacherDesk.usePhrase', []],
  ['teacherGrading.answerMessage', ['answer-teacher:g']],
  ['teacherGrading.ask', ['ask-teacher:a:q']],
  ['teacherGrading.regrade', ['ask-regrade:a:q']],
];

const values = {
  owner: 'o',
  id: 'l',
  section_id: 's',
  attempt_id: 'a',
  question_id: 'q',
  revise_id: 'r',
  grading_id: 'g',
  kind: 'voice_ai',
  part: 2,
};

it.each(STORED)('rows of %s, stored by earlier versions, are found in the slots %j', (name, expected) => {
  const command = COMMANDS.get(name);
  const slots = command?.slots?.map(({ prefix }) => slotName(inSlot(command, prefix), values)?.name);
  expect(slots ?? []).toEqual(expected);
});

it('each command is listed here, under a name of its own', () => {
  const commands = EVERY_ENDPOINT.filter(({ endpoint }) => endpoint.kind === 'command');
  expect(commands).toHaveLength(STORED.length);
  expect([...COMMANDS.keys()].toSorted()).toEqual(STORED.map(([name]) => name));
});

import type { ConversationText } from '#server/db/schema-conversation.ts';
import { partnerLine } from './scene-lines.ts';
import { examinerLine, type VoiceLine } from './voice-lines.ts';

/** Everything that is heard of a course, or in the entry test. */
export const linesOfCourse = (text: ConversationText): VoiceLine[] =>
  text.kind === 'course'
    ? text.classes.flatMap(({ lines }) => lines.map((line) => examinerLine(line.text)))
    : text.entry_test.map(({ speaker, line }) => partnerLine(speaker, line.text));

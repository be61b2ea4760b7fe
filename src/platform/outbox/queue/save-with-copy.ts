import { recordingOf } from '#rules/questions/recording-of.ts';
import { putAnswer } from '../attempts/attempts.ts';
import type { AnswerRow } from '../database/rows.ts';
import { saveTogether } from '../database/transaction.ts';
import { sealRecording } from '../recordings/recordings.ts';
import type { Command } from './define-command.ts';
import type { Operation } from './operations.ts';
import { type Given, place } from './save-command.ts';

/**
 * Saves an answer: the learner's own copy, the command that carries it and the closing of its recording, in one
 * transaction.
 * @returns the command's id
 */
export async function saveWithCopy<O extends Operation>(
  command: Command<O>,
  copy: AnswerRow,
  given: Pick<Given<O>, 'body' | 'label'>,
): Promise<string> {
  const recordingId = recordingOf(copy.answer);
  const seal = await sealRecording(recordingId);
  const { id } = await saveTogether(async () => {
    await putAnswer(copy);
    return place(command, { ...given, owner: copy.owner, recordingId, seal });
  });
  return id;
}

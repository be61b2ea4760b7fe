import { saveCommand } from '#src/platform/outbox/save-command.ts';

/** The answer that a teacher is asked about. */
export interface AskedAnswer {
  owner: string;
  attemptId: string;
  questionId: string;
  /** What the queue calls it. */
  label: string;
}

export const askSlot = ({ attemptId, questionId }: Pick<AskedAnswer, 'attemptId' | 'questionId'>): string =>
  `ask-teacher:${attemptId}:${questionId}`;

export const regradeSlot = ({
  attemptId,
  questionId,
}: Pick<AskedAnswer, 'attemptId' | 'questionId'>): string => `ask-regrade:${attemptId}:${questionId}`;

/** Saves that a teacher shall grade the answer; it is sent as soon as there is a network. */
export const saveAsking = (asked: AskedAnswer): Promise<string> =>
  saveCommand({
    owner: asked.owner,
    operation: 'teacherGrading.ask',
    body: { attempt_id: asked.attemptId, question_id: asked.questionId },
    label: asked.label,
    slot: askSlot(asked),
  });

/** Saves that a teacher shall grade it once more. */
export const saveRegradeAsking = (asked: AskedAnswer, reason: string): Promise<string> =>
  saveCommand({
    owner: asked.owner,
    operation: 'teacherGrading.regrade',
    body: { attempt_id: asked.attemptId, question_id: asked.questionId, reason },
    label: asked.label,
    slot: regradeSlot(asked),
  });

import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { surveyAnswers, trialSubmission } from '#src/shared/speaking/sets/commands.ts';
import { TRIAL } from '../messages/trial.ts';

export interface SurveyAnswer {
  question_id: string;
  value: string;
}

/** Saves the answers to the survey; they are sent after the trial that they belong to. */
export async function saveSurvey(
  { owner, attemptId }: { owner: string; attemptId: string },
  answers: readonly SurveyAnswer[],
): Promise<void> {
  const submission = await rowsOf([trialSubmission], { attempt_id: attemptId });
  await saveCommand(surveyAnswers, {
    owner,
    body: { attempt_id: attemptId, answers: [...answers] },
    label: TRIAL.survey.title,
    after: submission.map(({ id }) => id),
  });
}

import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
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
  const submission = await rowsOf([ENDPOINTS.speakingTrial.submitTopic], { attempt_id: attemptId });
  await saveCommand(ENDPOINTS.speakingTrial.answerSurvey, {
    owner,
    body: { attempt_id: attemptId, answers: [...answers] },
    label: TRIAL.survey.title,
    after: submission.map(({ id }) => id),
  });
}

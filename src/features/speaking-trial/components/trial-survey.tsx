import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { trialSurvey } from '#src/shared/queries/speaking.ts';
import type { SubmittedTalk } from '#src/shared/speaking/short-talk/use-local-talk.ts';
import { Notice } from '#src/ui/notice.tsx';
import { TRIAL } from '../messages/trial.ts';
import { saveSurvey } from '../model/save-survey.ts';
import { useIsStillTaker } from '../model/use-is-still-taker.ts';
import { SurveyForm } from './survey-form.tsx';

interface TrialSurveyProps {
  owner: string;
  trial: Pick<SubmittedTalk, 'attemptId' | 'isClaiming'>;
  isGraded: boolean;
}

/** The survey that belongs to a trial, until it is answered; nothing where it cannot be loaded. */
export function TrialSurvey({ owner, trial: { attemptId, isClaiming }, isGraded }: TrialSurveyProps) {
  const client = useQueryClient();
  const isTakers = useIsStillTaker();
  const { data } = useQuery({ ...trialSurvey(), enabled: () => !isClaiming && isTakers() });
  const read = useCallback(
    async () => (await rowsOf([ENDPOINTS.speakingTrial.answerSurvey], { attempt_id: attemptId })).length > 0,
    [attemptId],
  );
  const isQueued = useLive(read);
  const [state, setState] = useState<'open' | 'later' | 'answered'>('open');
  if (state === 'answered') return <Notice tone="success">{TRIAL.survey.thanks}</Notice>;
  if (!data || data.is_answered || isQueued !== false || state === 'later') return null;
  return (
    <SurveyForm
      questions={data.questions}
      isGraded={isGraded}
      onSend={async (answers) => {
        await saveSurvey({ owner, attemptId }, answers);
        setState('answered');
        await writeQuery(client, trialSurvey(), { ...data, is_answered: true });
      }}
      onLater={() => setState('later')}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { surveyAnswers } from '#src/shared/speaking/commands.ts';
import { Notice } from '#src/ui/notice.tsx';
import { trialSurveyQuestions } from '../api/trial-queries.ts';
import { TRIAL } from '../messages/trial.ts';
import { saveSurvey } from '../model/save-survey.ts';
import { SurveyForm } from './survey-form.tsx';

/** The survey that belongs to a trial, until it is answered; nothing where it cannot be loaded. */
export function TrialSurvey({ owner, attemptId }: { owner: string; attemptId: string }) {
  const { data } = useQuery(trialSurveyQuestions());
  const read = useCallback(
    async () => (await rowsOf([surveyAnswers], { attempt_id: attemptId })).length > 0,
    [attemptId],
  );
  const isQueued = useLive(read);
  const [state, setState] = useState<'open' | 'later' | 'answered'>('open');
  if (state === 'answered') return <Notice tone="success">{TRIAL.survey.thanks}</Notice>;
  if (!data || data.is_answered || isQueued !== false || state === 'later') return null;
  return (
    <SurveyForm
      questions={data.questions}
      onSend={async (answers) => {
        await saveSurvey({ owner, attemptId }, answers);
        setState('answered');
      }}
      onLater={() => setState('later')}
    />
  );
}

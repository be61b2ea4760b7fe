import { useQuery } from '@tanstack/react-query';
import {
  TRIAL_PHASES,
  type TrialChat,
  type TrialOverview,
  type TrialPhaseReport,
} from '#contract/learning-trial.ts';
import { overviewReport, phaseReport } from '#rules/learning-trial/report.ts';
import { currentSession, useSession } from '#src/platform/session/session.ts';
import { trialOverview, trialPhaseReport } from '../api/trial-queries.ts';
import type { LocalLesson } from './use-local-lesson.ts';

/** Polling interval while something waits for its score, milliseconds. */
const POLL_MS = 3_000;

interface Reports {
  overview: TrialOverview;
  phases: TrialPhaseReport[];
}

const pollWhileWaiting = ({ state }: { state: { data: { state: string } | undefined } }): number | false =>
  state.data?.state === 'waiting' ? POLL_MS : false;

/** The server's reports on a lesson that has arrived there; until then this device's own, by the same rules. */
export function useReports(chat: TrialChat, lesson: LocalLesson): Reports {
  const { attemptId, answers, queued, parked, isClaiming } = lesson;
  const learnerId = useSession((session) => session.learnerId);
  const hasArrived = queued === 0 && parked === 0 && !isClaiming;
  const options = {
    // At a sign-in everything is fetched again at once, as the learner, to whom the lesson has not been transferred.
    enabled: () => hasArrived && currentSession().learnerId === learnerId,
    refetchInterval: pollWhileWaiting,
  };
  const overview = useQuery({ ...trialOverview(attemptId), ...options });
  const application = useQuery({ ...trialPhaseReport('application', attemptId), ...options });
  const coaching = useQuery({ ...trialPhaseReport('coaching', attemptId), ...options });
  const given = {
    attemptId,
    isSubmitted: true,
    answers: new Map([...answers].map(([id, answer]) => [id, { answer, evaluation: null }])),
  };
  const stored = { application: application.data, coaching: coaching.data };
  return {
    overview: overview.data ?? overviewReport(chat, given),
    phases: TRIAL_PHASES.map((phase) => stored[phase] ?? phaseReport(chat, given, phase)),
  };
}

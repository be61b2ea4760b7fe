import { useRef, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { SpeakingQuestion } from '#contract/speaking.ts';
import type { WaveformHandle } from '#src/shared/audio/waveform.tsx';
import { AssessedCriteria } from '#src/shared/speaking/short-talk/assessed-criteria.tsx';
import type { PlayMoment } from '#src/shared/speaking/short-talk/band-note.tsx';
import { DeviceMeasures } from '#src/shared/speaking/short-talk/device-measures.tsx';
import { MendShortTalk } from '#src/shared/speaking/short-talk/mend-short-talk.tsx';
import { SHORT_TALK } from '#src/shared/speaking/short-talk/messages/short-talk.ts';
import { SendingState } from '#src/shared/speaking/short-talk/sending-state.tsx';
import { SpokenAnswers } from '#src/shared/speaking/short-talk/spoken-answers.tsx';
import type { SubmittedTalk } from '#src/shared/speaking/short-talk/use-local-talk.ts';
import { BandHead } from '#src/shared/speaking/talk/band-head.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TRIAL } from '../messages/trial.ts';
import { type GradedTrial, useTrialResult } from '../model/use-trial-result.ts';
import { KeepResult } from './keep-result.tsx';
import { TrialBand } from './trial-band.tsx';
import { TrialSurvey } from './trial-survey.tsx';

interface TrialOutcomeProps {
  owner: string;
  /** The newest trial on this device; null: none was submitted here. */
  local: SubmittedTalk | null;
  /** As loaded to speak it; undefined if that failed. */
  questions: readonly SpeakingQuestion[] | undefined;
}

const NO_ANSWERS: ReadonlyMap<string, Answer> = new Map();

/** The server's band, that it is grading, or for which criteria there was not enough to go by. */
function ServerResult({ owner, trial, onPlay }: { owner: string; trial: GradedTrial; onPlay: PlayMoment }) {
  const { attempt } = trial;
  const { speaking } = attempt.user_result;
  if (attempt.waiting > 0) return <Notice tone="info">{SHORT_TALK.sending.grading}</Notice>;
  if (speaking?.outcome === 'graded') return <TrialBand speaking={speaking} onPlay={onPlay} />;
  if (speaking)
    return (
      <>
        <BandHead speaking={speaking} mend={<MendShortTalk owner={owner} talk={trial} />} />
        <AssessedCriteria criteria={speaking.criteria ?? []} onPlay={onPlay} />
      </>
    );
  return (
    <Notice tone="warning" title={TRIAL.result.none}>
      <p>{TRIAL.result.noneText}</p>
    </Notice>
  );
}

/**
 * Whether the survey comes before the result: while that is not there yet. Decided once, so that nothing moves while the
 * survey is answered. Undefined until it is known.
 */
function useSurveyFirst(isKnown: boolean, isGraded: boolean): boolean | undefined {
  const [isFirst, setFirst] = useState<boolean>();
  if (isFirst === undefined && isKnown) setFirst(!isGraded);
  return isFirst;
}

/** The result of a trial: what this device heard until the server has graded it, then its band or why there is none. */
export function TrialOutcome({ owner, local, questions }: TrialOutcomeProps) {
  const { trial, error, retry } = useTrialResult(local);
  const players = useRef(new Map<string, WaveformHandle>());
  const answers = local?.answers ?? NO_ANSWERS;
  const isGraded = trial !== null && trial.attempt.waiting === 0;
  const isOnItsWay = local !== null && (local.queued > 0 || local.isClaiming);
  const surveyFirst = useSurveyFirst(trial !== null || error !== null || isOnItsWay, isGraded);
  if (!local && !trial) return null;
  const survey = local && <TrialSurvey owner={owner} trial={local} isGraded={isGraded} />;
  const shown = trial?.questions ?? questions ?? [];
  return (
    <>
      <h2 className="sr-only">{TRIAL.result.title}</h2>
      {surveyFirst === true && survey}
      {local && !trial && <SendingState queued={local.queued} parked={local.parked} />}
      {trial && (
        <ServerResult
          owner={owner}
          trial={trial}
          onPlay={(questionId, at) => players.current.get(questionId)?.playFrom(at)}
        />
      )}
      {!trial && error && <FailureState heading="h2" error={error} onRetry={retry} />}
      {!isGraded && local && <DeviceMeasures answers={answers} questions={shown} />}
      <KeepResult isClaiming={local?.isClaiming === true} />
      {surveyFirst === false && survey}
      <SpokenAnswers questions={shown} answers={answers} players={players} />
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SpeakingSetDetail } from '#contract/speaking.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { queriesAbout } from '#src/platform/http/match-queries.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { speakingTopicAttempt } from '#src/shared/queries/speaking.ts';
import { countWithTeacher, TEACHER_POLL_MS } from '#src/shared/teacher-grading/with-teacher.ts';
import { examAttempt } from '../api/queries.ts';
import { type LocalResult, useLocalResult } from './use-local-result.ts';

/** Polling interval while the AI grades, milliseconds. */
const POLL_MS = 2_000;

export type ResultKind = 'topic' | 'exam';

/** Why and when (milliseconds since 1970) a learner rejected the result that was given first. */
export interface RejectedResult {
  reason: string;
  at: number;
  first: SpeakingBand;
}

/** A topic or a test with an attempt. */
export interface ResultDetail extends SpeakingSetDetail {
  /** Of a test: its first result was rejected. */
  rejected?: RejectedResult | null;
}

export interface ResultState {
  local: LocalResult | undefined;
  /** Null until it is known. */
  detail: ResultDetail | null;
  error: Error | null;
  retry: () => void;
}

function pollOf(detail: ResultDetail | undefined): number | false {
  if (!detail) return false;
  const { attempt, questions } = detail;
  if (attempt && (attempt.waiting > 0 || attempt.submitted_at === null)) return POLL_MS;
  return countWithTeacher(questions) > 0 ? TEACHER_POLL_MS : false;
}

const NONE: ReadonlySet<string> = new Set();

/** Once the server has what makes it grade again, what it says of the attempt is read again. */
function useNewGrades(local: LocalResult | undefined): void {
  const client = useQueryClient();
  const attemptId = local?.attemptId;
  const waiting = local?.asking ?? NONE;
  useArrivals(new Map([...waiting].map((id) => [id, id])), () => {
    if (attemptId) void client.invalidateQueries(queriesAbout(attemptId));
  });
}

/**
 * An attempt with its grades: the one asked for, or the newest, from whichever device; with no network this device's
 * newest, as far as it was loaded before.
 */
export function useResult(kind: ResultKind, setId: string, requestedId: string | null): ResultState {
  const local = useLocalResult(useOwner(), setId, requestedId);
  useNewGrades(local);
  const hasSent = local?.queued === 0;
  const [topic, exam] = [kind === 'topic', kind === 'exam'];
  const asked = requestedId ?? 'latest';
  const isAsked = setId !== '' && hasSent;
  const refetchInterval = ({ state }: { state: { data: ResultDetail | undefined } }) => pollOf(state.data);
  const ofTopic = { ...speakingTopicAttempt(setId, asked), refetchInterval, enabled: isAsked && topic };
  const ofExam = { ...examAttempt(setId, asked), refetchInterval, enabled: isAsked && exam };
  const results = { topic: useQuery(ofTopic), exam: useQuery(ofExam) };
  const { data, error, refetch } = results[kind];
  // With no network the newest one is not known, but this device's newest may have been opened before.
  const own = local?.attemptId ?? '';
  const isLost = isAsked && requestedId === null && error !== null && !data && own !== '';
  const stored = {
    topic: useQuery({ ...speakingTopicAttempt(setId, own), enabled: isLost && topic }),
    exam: useQuery({ ...examAttempt(setId, own), enabled: isLost && exam }),
  };
  const detail: ResultDetail | undefined = data ?? stored[kind].data;
  return { local, detail: detail ?? null, error: detail ? null : error, retry: () => void refetch() };
}

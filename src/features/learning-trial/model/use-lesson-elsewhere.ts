import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trialMessages, trialStatus } from '../api/trial-queries.ts';
import { adoptLesson } from './adopt-lesson.ts';

interface Elsewhere {
  owner: string;
  exerciseId: string;
  /** This device has no lesson of theirs. */
  isNeeded: boolean;
}

/** Brings a lesson that the taker has done on another device here. What is here already is not asked for. */
export function useLessonElsewhere({ owner, exerciseId, isNeeded }: Elsewhere): void {
  const status = useQuery({ ...trialStatus(), enabled: isNeeded });
  const attemptId = status.data?.attempt_id ?? null;
  const answers = useQuery({ ...trialMessages(attemptId ?? ''), enabled: isNeeded && attemptId !== null });
  const found = isNeeded && attemptId !== null ? answers.data : undefined;
  useEffect(() => {
    if (found) void adoptLesson(owner, exerciseId, found);
  }, [found, owner, exerciseId]);
}

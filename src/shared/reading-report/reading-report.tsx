import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tallySounds } from '#rules/reading-report/sound-tally.ts';
import type { GradedReading, ReadingTask } from './graded-reading.ts';
import { newestReadings } from './graded-readings.ts';
import { ReadingAspects } from './reading-aspects.tsx';
import { ReadingsProgress } from './readings-progress.tsx';
import { SlipsCard } from './slips-card.tsx';
import { SoundsCard } from './sounds-card.tsx';
import { WordScores } from './word-scores.tsx';

interface ReadingReportProps {
  graded: GradedReading;
  recordingId: string;
  /** The graded answer: it is among the recent readings too. */
  answer: { attemptId: string; questionId: string };
  task: ReadingTask;
}

/**
 * The report of a graded reading aloud: what to work on, its words, the parts of the score, progress so far.
 */
export function ReadingReport({ graded, recordingId, answer, task }: ReadingReportProps) {
  const chosen = useState<number | null>(null);
  const recent = useQuery(newestReadings()).data?.readings ?? [];
  const others = recent.filter(
    ({ attempt_id, question_id }) => attempt_id !== answer.attemptId || question_id !== answer.questionId,
  );
  const tallies = [...tallySounds(graded.words), ...others.flatMap(({ sounds }) => sounds)];
  return (
    <>
      <SoundsCard tallies={tallies} readings={others.length + 1} />
      <SlipsCard words={graded.words} engine={graded.engine} onWord={chosen[1]} />
      <WordScores words={graded.words} recordingId={recordingId} task={task} chosen={chosen} />
      <ReadingAspects graded={graded} />
      <ReadingsProgress />
    </>
  );
}

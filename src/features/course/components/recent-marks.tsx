import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { GRADING_SCALE, type GradingScale, RESULT_STATE } from '#contract/practice.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { formatDate } from '#rules/text/formats.ts';
import { correctWords } from '#src/messages/correct-words.ts';
import { recentMarks } from '../api/learning.ts';
import { LEARNING } from '../messages/course-learning.ts';
import { LearningPart } from './learning-part.tsx';

type Mark = ResponseOf<typeof ENDPOINTS.courseLearning.recentMark>['marks'][number];

interface Score {
  text: string;
  value: number;
  scale: GradingScale;
}

/** The scores of a result, each with its scale. */
function scoresOf({ attempt, writing_band, speaking_score }: Mark): Score[] {
  const { ielts_statistic, speaking } = attempt.user_result;
  const { hundred_score } = ielts_statistic;
  const [band, hundred] = [GRADING_SCALE.BAND_IELTS, GRADING_SCALE.BAND_100];
  return [
    ...(hundred_score === null
      ? []
      : [{ text: LEARNING.score(hundred_score), value: hundred_score, scale: hundred }]),
    ...(writing_band === null
      ? []
      : [{ text: LEARNING.writing(writing_band.toFixed(1)), value: writing_band, scale: band }]),
    ...(speaking_score === null
      ? []
      : [{ text: LEARNING.speaking(speaking_score), value: speaking_score, scale: hundred }]),
    ...(speaking?.outcome !== 'graded'
      ? []
      : [{ text: LEARNING.talk(speaking.band), value: speaking.band.point, scale: band }]),
  ];
}

function ScoreText({ text, value, scale }: Score) {
  if (!isLowScore(value, scale)) return <span className="font-semibold">{text}</span>;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      {text}
      <span className="sr-only">. {LEARNING.low}</span>
    </span>
  );
}

/** Where something was to be graded. */
const TO_GRADE: readonly Mark['attempt']['state'][] = [
  RESULT_STATE.FINISHED,
  RESULT_STATE.ERROR,
  RESULT_STATE.EXPIRED,
];

function MarkRow({ mark }: { mark: Mark }) {
  const { attempt, practice_id, title } = mark;
  const statistic = attempt.user_result.ielts_statistic;
  const scores = scoresOf(mark);
  const hasGrade = mark.writing_band !== null || mark.speaking_score !== null;
  const byAi = (hasGrade && !mark.by_teacher) || attempt.user_result.speaking?.outcome === 'graded';
  return (
    <li className="relative grid gap-1 rounded-control p-2 hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <h3 className="font-semibold">
        <Link
          to={href('practiceResult', { id: practice_id }, { attempt: attempt.id })}
          className="outline-none after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {scores.map((score) => (
          <ScoreText key={score.text} {...score} />
        ))}
        {attempt.waiting > 0 || attempt.state === RESULT_STATE.WAITING_RESULT ? (
          <span className="text-info">{LEARNING.grading}</span>
        ) : (
          scores.length === 0 &&
          TO_GRADE.includes(attempt.state) && <span className="text-muted">{LEARNING.notGraded}</span>
        )}
      </p>
      <p className="text-sm text-muted">
        {formatDate(attempt.submitted_at)}
        {statistic.total_question > 0 && ` · ${correctWords(statistic)}`}
        {byAi && ` · ${LEARNING.estimate}`}
      </p>
    </li>
  );
}

/** The latest results in a course, newest first. */
export function RecentMarks({ courseId }: { courseId: string }) {
  const query = useQuery(recentMarks(courseId));
  return (
    <LearningPart title={LEARNING.marksTitle} query={query}>
      {({ marks }) =>
        marks.length === 0 ? (
          <p className="text-muted">{LEARNING.marksEmpty}</p>
        ) : (
          <ol className="-mx-2 grid gap-1">
            {marks.map((mark) => (
              <MarkRow key={mark.attempt.id} mark={mark} />
            ))}
          </ol>
        )
      }
    </LearningPart>
  );
}

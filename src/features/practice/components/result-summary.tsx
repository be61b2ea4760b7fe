import { href } from '#contract/href.ts';
import { type Attempt, GRADING_SCALE, type QuestionResult, RESULT_STATE } from '#contract/practice.ts';
import { countGradings } from '#rules/attempt/answer-grading.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { correctWords } from '#src/messages/correct-words.ts';
import { gradingEnded } from '#src/messages/grading-ended.ts';
import { RESULT } from '#src/messages/practice.ts';
import { REPETITION } from '#src/messages/repetition.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { useSession } from '#src/platform/session/session.ts';
import { NextUp } from '#src/shared/lesson/next-up.tsx';
import { ToNextThing, type WayOnLook } from '#src/shared/lesson/to-next-thing.tsx';
import { learntOf, numbersOf } from '#src/shared/result/learnt.ts';
import { MendCard } from '#src/shared/result/mend-card.tsx';
import { type HeroScore, ResultHero } from '#src/shared/result/result-hero.tsx';
import type { Material } from '#src/shared/result/retry-source.tsx';
import { RetryWrong } from '#src/shared/result/retry-wrong.tsx';
import { RESULT_HEAD } from '#src/shared/result/words.ts';
import { countWithTeacher } from '#src/shared/teacher-grading/with-teacher.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { gradedEssay } from '../model/graded-essay.ts';
import { keyedItems, verdictOf } from '../model/keyed-items.ts';
import { EssayHead } from './essay-head.tsx';

/** Status texts of attempts that nobody was to grade. */
const ENDED: Partial<Record<Attempt['state'], string>> = {
  [RESULT_STATE.NO_RESULT]: RESULT.noResult,
  [RESULT_STATE.NO_MARKING]: RESULT.noMarking,
};

interface ResultSummaryProps {
  attempt: Attempt;
  practiceId: string;
  lessonId: string;
  questions: readonly QuestionResult[];
  material?: Material | null;
}

type Statistic = Attempt['user_result']['ielts_statistic'];

/** The number of the questions with a key: a band, or of 100; null where there is none. */
function scoreOf({ hundred_score, band_score }: Statistic): HeroScore | null {
  if (band_score !== null)
    return {
      words: band_score.toFixed(1),
      unit: RESULT.band,
      isLow: isLowScore(band_score, GRADING_SCALE.BAND_IELTS),
    };
  if (hundred_score === null) return null;
  return {
    words: String(Math.round(hundred_score)),
    unit: RESULT.hundred,
    isLow: isLowScore(hundred_score, GRADING_SCALE.BAND_100),
  };
}

function Correct({ statistic }: { statistic: Statistic }) {
  if (statistic.total_question === 0) return null;
  return (
    <p className="font-semibold" data-testid="correct">
      {correctWords(statistic)}
    </p>
  );
}

/** The next part of the lesson, or whatever comes next today. */
function Onward({ lessonId, practiceId, ...look }: WayOnLook & { lessonId: string; practiceId: string }) {
  return lessonId ? (
    <NextUp lessonId={lessonId} moduleId={practiceId} {...look} />
  ) : (
    <ToNextThing {...look} />
  );
}

/** What has come of the grading. */
function GradingState({ attempt, questions }: Pick<ResultSummaryProps, 'attempt' | 'questions'>) {
  const withTeacher = countWithTeacher(questions);
  return (
    <p role="status" data-testid="grading">
      {attempt.waiting > 0
        ? `${RESULT.grading(attempt.waiting)}. ${RESULT.gradingText}`
        : withTeacher > 0
          ? TEACHER.waitingCount(withTeacher)
          : (ENDED[attempt.state] ?? gradingEnded(countGradings(questions, attempt.user_result.speaking)))}
    </p>
  );
}

/** The score, the one thing to mend with its button, then the way on and the progress of the grading. */
export function ResultSummary(props: ResultSummaryProps) {
  const { attempt, practiceId, lessonId, questions, material = null } = props;
  const isLearner = useSession(({ learnerId }) => learnerId !== null);
  const statistic = attempt.user_result.ielts_statistic;
  const wrong = questions.filter((question) => verdictOf(question) === false);
  const right = questions.filter((question) => verdictOf(question) === true);
  // Of nothing that was answered there is no number.
  const score = wrong.length + right.length > 0 ? scoreOf(statistic) : null;
  const items = keyedItems(wrong);
  const essay = items.length === 0 ? questions.find(gradedEssay) : undefined;
  const onward = { lessonId, practiceId };
  return (
    <div className="grid gap-4">
      {score && (
        <ResultHero
          title={RESULT.title}
          score={score}
          standing={null}
          learnt={learntOf({
            right: right.map(({ position }) => position),
            wrong: wrong.length,
            isInNotebook: isLearner,
          })}
        >
          <Correct statistic={statistic} />
        </ResultHero>
      )}
      {essay ? (
        <EssayHead question={essay} second={<Onward size="lg" variant="secondary" {...onward} />} />
      ) : (
        <MendCard
          isBelow={score !== null}
          title={items.length > 0 ? RESULT_HEAD.wrong(items.length) : null}
          action={
            items.length > 0 ? (
              <RetryWrong items={items} material={material} />
            ) : (
              <Onward size="lg" {...onward} />
            )
          }
          second={items.length > 0 && <Onward size="lg" variant="secondary" {...onward} />}
        >
          {items.length > 0 && <p>{RESULT_HEAD.wrongAt(numbersOf(wrong.map(({ position }) => position)))}</p>}
        </MendCard>
      )}
      {!score && <Correct statistic={statistic} />}
      <GradingState attempt={attempt} questions={questions} />
      {attempt.is_repetition && <p className="text-sm text-muted">{REPETITION}</p>}
      <div className="-mx-5 flex flex-wrap">
        {lessonId && (
          <LinkButton variant="quiet" to={href('lesson', { id: lessonId })}>
            {RESULT.backToLesson}
          </LinkButton>
        )}
        {statistic.total_question > 0 && (
          <LinkButton variant="quiet" to={href('practice', { id: practiceId })}>
            {RESULT.again}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ClassExam, LearningStatistics, SelfStudyStatistics } from '#contract/tutoring.ts';
import { ATTENDANCE } from '#contract/tutoring.ts';
import { formatDate } from '#rules/text/formats.ts';
import { ATTENDANCE_WORDS } from '#src/messages/class-words.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import {
  classExams,
  classHistories,
  classLearning,
  classSelfStudy,
  finalExamResult,
} from '#src/shared/queries/tutoring.ts';
import { Card } from '#src/ui/card.tsx';
import { ChartFigure } from '#src/ui/chart-figure.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TUTORING } from '../messages/tutoring.ts';
import { exercisePath, historyPath, resultPath } from '../model/class-links.ts';
import { ClassLink } from './class-link.tsx';
import { PagedList } from './paged-list.tsx';

const Bars = lazyPart(() => import('#src/ui/bars.tsx'));
const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand-strong underline underline-offset-4';

const { columns } = TUTORING;
const bandText = (band: number | null): string | null =>
  band === null ? null : band.toFixed(1).replace('.', ',');

function AttendanceFigure({ attendance }: Pick<LearningStatistics, 'attendance'>) {
  const { present, late, absent, excused, unrecorded } = attendance;
  const recorded = present + late + absent + excused;
  const rest = unrecorded > 0 ? TUTORING.unrecordedSentence(unrecorded) : '';
  return (
    <ChartFigure
      title={TUTORING.attendanceTitle}
      sentence={TUTORING.attendanceSentence(present + late, recorded) + rest}
      head={[columns.status, columns.count]}
      rows={
        recorded === 0
          ? []
          : ATTENDANCE.map((status) => [ATTENDANCE_WORDS[status], String(attendance[status])])
      }
    >
      {null}
    </ChartFigure>
  );
}

function HomeworkFigure({ homework, weeks }: LearningStatistics) {
  const { done, done_late, overdue, open } = homework;
  const all = done + done_late + overdue + open;
  const late = done_late > 0 ? TUTORING.lateSentence(done_late) : '';
  const missed = overdue > 0 ? TUTORING.overdueSentence(overdue) : '';
  return (
    <ChartFigure
      title={TUTORING.homeworkTitle}
      sentence={TUTORING.homeworkSentence(done + done_late, all) + late + missed}
      head={[columns.week, columns.set, columns.done]}
      rows={weeks.map((week) => [TUTORING.weekShort(week.week), String(week.set), String(week.done)])}
    >
      <ul className="grid gap-2">
        {weeks.map((week) => (
          <li key={week.week} className="grid grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-2">
            <span>{TUTORING.weekShort(week.week)}</span>
            <span className="h-3 overflow-hidden rounded-full bg-sunk">
              <span
                className="block h-full bg-brand"
                style={{ width: `${(100 * week.done) / Math.max(1, week.set)}%` }}
              />
            </span>
            <span className="text-right tabular-nums">
              {week.done}/{week.set}
            </span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

function StudyFigure({ weeks }: SelfStudyStatistics) {
  const minutes = weeks.reduce((sum, week) => sum + week.minutes, 0);
  const days = weeks.reduce((sum, week) => sum + week.days, 0);
  const estimated = weeks.reduce((sum, week) => sum + (week.estimated ?? week.minutes), 0);
  return (
    <ChartFigure
      title={TUTORING.studyTitle}
      sentence={TUTORING.studySentence(minutes, days, estimated)}
      head={[columns.week, columns.days, columns.minutes]}
      rows={
        days === 0
          ? []
          : weeks.map((week) => [TUTORING.weekShort(week.week), String(week.days), String(week.minutes)])
      }
      height={200}
    >
      <Bars bars={weeks.map((week) => ({ name: TUTORING.weekShort(week.week), value: week.minutes }))} />
    </ChartFigure>
  );
}

function TestsFigure({ tests }: { tests: readonly ClassExam[] }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg font-semibold">{TUTORING.testsTitle}</h2>
      <p>{TUTORING.testsSentence(tests.length, bandText(tests.at(-1)?.band ?? null))}</p>
      <ul className="divide-y divide-line">
        {tests.map((test) => (
          <li key={test.attempt_id} className="flex flex-wrap items-center justify-between gap-x-3">
            <ClassLink to={resultPath('test', test.exercise_id, test.attempt_id)} className={LINK}>
              {test.title}
            </ClassLink>
            <span className="text-sm text-muted tabular-nums">
              {formatDate(test.at)}
              {test.band !== null && ` · ${columns.band} ${bandText(test.band)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FinalTest({ classId }: { classId: string }) {
  const { data } = useQuery(finalExamResult(classId));
  if (!data) return null;
  const { test, result } = data;
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-lg font-semibold">{TUTORING.finalTitle}</h2>
      {!test && <p>{TUTORING.finalNone}</p>}
      {test && (
        <>
          <p>{result ? TUTORING.finalDone(bandText(result.band)) : TUTORING.finalTodo}</p>
          <ClassLink
            to={result ? resultPath('test', test.id, result.attempt_id) : exercisePath('test', test.id)}
            className={LINK}
          >
            {result ? TUTORING.seeFinal : TUTORING.doFinal}: {test.title}
          </ClassLink>
        </>
      )}
    </Card>
  );
}

function History({ classId }: { classId: string }) {
  return (
    <section className="grid gap-3">
      <SectionHead title={TUTORING.historyTitle} />
      <PagedList
        queryOf={(page) => classHistories(classId, page)}
        pageOf={({ histories, total }) => ({ items: histories, total })}
        label={TUTORING.historyTitle}
        empty={TUTORING.noHistory}
      >
        {(item) => {
          const path = historyPath(item);
          return (
            <li key={`${item.kind} ${item.id}`} className="grid gap-0.5 border-b border-line pb-3">
              {path ? (
                <ClassLink to={path} className={LINK}>
                  {item.title}
                </ClassLink>
              ) : (
                <p className="font-semibold">{item.title}</p>
              )}
              <p className="text-sm text-muted">
                {item.attendance !== null
                  ? TUTORING.attended(ATTENDANCE_WORDS[item.attendance])
                  : item.homework_kind !== null && TUTORING.handedIn(TUTORING.kinds[item.homework_kind])}
                {` · ${formatDate(item.at)}`}
              </p>
            </li>
          );
        }}
      </PagedList>
    </section>
  );
}

/** How the learner does in the class; for a class before the exam its tests come first. */
export default function ResultsTab({ classId, isExamClass }: { classId: string; isExamClass: boolean }) {
  const learning = useQuery(classLearning(classId));
  const study = useQuery(classSelfStudy(classId));
  const tests = useQuery(classExams(classId));
  if (!learning.data) return <Loaded query={learning} />;
  const testCards = (
    <>
      {tests.data && <TestsFigure tests={tests.data.tests} />}
      <FinalTest classId={classId} />
    </>
  );
  return (
    <div className="grid gap-6">
      {isExamClass && testCards}
      <AttendanceFigure attendance={learning.data.attendance} />
      <HomeworkFigure {...learning.data} />
      {study.data && <StudyFigure {...study.data} />}
      {!isExamClass && testCards}
      <History classId={classId} />
    </div>
  );
}

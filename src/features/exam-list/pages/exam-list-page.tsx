import { useQuery } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { EXAM_LIST } from '#src/messages/placement.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { useSession } from '#src/platform/session/session.ts';
import { listState } from '#src/shared/exam/list-state.ts';
import { resultPath, takePath } from '#src/shared/exam/paths.ts';
import { type ExamList, listedExams } from '#src/shared/exam/read-exam.ts';
import { useLocalAttempts } from '#src/shared/exam/use-local-attempts.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { ExamListRow } from '../components/exam-list-row.tsx';
import { PaperDrawing } from '../components/paper-drawing.tsx';

const practicePath = (id: string): string => href('practice', { id });
const practiceResultPath = (id: string, attemptId: string): string =>
  href('practiceResult', { id }, { attempt: attemptId });

function Lists({ list, signedIn }: { list: ExamList; signedIn: boolean }) {
  const owner = useOwner();
  const localAttempts = useLocalAttempts(owner);
  const now = Date.now();
  const examRow = (test: ExamList['tests'][number]) => {
    const state = listState(test.attempt, localAttempts?.get(test.id) ?? null, now);
    const begin = test.placement && state.kind === 'new' ? href('placementInstructions') : takePath(test.id);
    return (
      <ExamListRow
        key={test.id}
        title={test.title}
        skills={test.skills ?? (test.skill === 'mixed' ? [] : [test.skill])}
        isMixed={test.skill === 'mixed'}
        facts={EXAM_LIST.facts(test.minutes, test.questions)}
        state={state}
        take={begin}
        resultOf={(attemptId) => resultPath(attemptId, test)}
        locked={!signedIn && !test.placement}
      />
    );
  };
  const placement = list.tests.filter((test) => test.placement);
  const timed = list.tests.filter((test) => !test.placement);
  return (
    <>
      {placement.length > 0 && (
        <section className="grid gap-3">
          <SectionHead title={EXAM_LIST.placement} />
          <ul className="grid gap-3">{placement.map(examRow)}</ul>
        </section>
      )}
      <section className="grid gap-3">
        <SectionHead title={EXAM_LIST.tests} />
        {timed.length === 0 ? (
          <p className="text-muted">{EXAM_LIST.noTests}</p>
        ) : (
          <ul className="grid gap-3">{timed.map(examRow)}</ul>
        )}
      </section>
      <section className="grid gap-3">
        <SectionHead title={EXAM_LIST.practices} />
        {list.practices.length === 0 && (
          <>
            <p className="text-muted">{EXAM_LIST.noPractices}</p>
            <LinkButton variant="secondary" to={href('myCourses')} className="justify-self-start">
              {EXAM_LIST.toMyCourses}
            </LinkButton>
          </>
        )}
        <ul className="grid gap-3">
          {list.practices.map(({ id, title, skills = [], course_name, lesson_title, questions, attempt }) => (
            <ExamListRow
              key={id}
              title={title}
              skills={skills}
              facts={`${EXAM_LIST.place(course_name, lesson_title)} · ${EXAM_LIST.count(questions)}`}
              state={listState(attempt, localAttempts?.get(id) ?? null, now)}
              take={practicePath(id)}
              resultOf={(attemptId) => practiceResultPath(id, attemptId)}
              locked={false}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

/** All tests and practices, each with its state. */
export function Component() {
  const signedIn = useSession((session) => session.learnerId !== null);
  const query = useQuery({ ...listedExams(), refetchOnMount: 'always' });
  return (
    <Page>
      <title>{pageTitle(EXAM_LIST.title)}</title>
      <PageHeader title={EXAM_LIST.title} text={EXAM_LIST.text} drawing={<PaperDrawing />} />
      <Loaded query={query} offlineText={EXAM_LIST.offlineText}>
        {(data) => <Lists list={data} signedIn={signedIn} />}
      </Loaded>
      {signedIn && (
        <LinkButton
          variant="secondary"
          icon={Shuffle}
          to={href('examPrediction')}
          className="justify-self-start"
        >
          {EXAM_LIST.topics}
        </LinkButton>
      )}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { TEST_LIST } from '#src/messages/placement.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { useSession } from '#src/platform/session/session.ts';
import { listState } from '#src/shared/exam/list-state.ts';
import { resultPath, takePath } from '#src/shared/exam/paths.ts';
import { type TestList, testList } from '#src/shared/exam/read-exam.ts';
import { useOwnAttempts } from '#src/shared/exam/use-own-attempts.ts';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TestListRow } from '../components/exam-list-row.tsx';

const practicePath = (id: string): string => href('practice', { id });
const practiceResultPath = (id: string, attemptId: string): string =>
  href('practiceResult', { id }, { attempt: attemptId });

function Lists({ list, signedIn }: { list: TestList; signedIn: boolean }) {
  const owner = useOwner();
  const own = useOwnAttempts(owner);
  const now = Date.now();
  const testRow = (test: TestList['tests'][number]) => {
    const state = listState(test.attempt, own?.get(test.id) ?? null, now);
    const begin = test.placement && state.kind === 'new' ? href('placementInstructions') : takePath(test.id);
    return (
      <TestListRow
        key={test.id}
        title={test.title}
        skill={TEST_LIST.skills[test.skill]}
        facts={TEST_LIST.facts(test.minutes, test.questions)}
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
          <SectionHead title={TEST_LIST.placement} />
          <ul className="grid gap-3">{placement.map(testRow)}</ul>
        </section>
      )}
      <section className="grid gap-3">
        <SectionHead title={TEST_LIST.tests} />
        {timed.length === 0 ? (
          <p className="text-muted">{TEST_LIST.noTests}</p>
        ) : (
          <ul className="grid gap-3">{timed.map(testRow)}</ul>
        )}
      </section>
      <section className="grid gap-3">
        <SectionHead title={TEST_LIST.practices} />
        {list.practices.length === 0 && (
          <>
            <p className="text-muted">{TEST_LIST.noPractices}</p>
            <LinkButton variant="secondary" to={href('myCourses')} className="justify-self-start">
              {TEST_LIST.toMyCourses}
            </LinkButton>
          </>
        )}
        <ul className="grid gap-3">
          {list.practices.map(({ id, title, course_name, lesson_title, questions, attempt }) => (
            <TestListRow
              key={id}
              title={title}
              facts={`${TEST_LIST.place(course_name, lesson_title)} · ${TEST_LIST.count(questions)}`}
              state={listState(attempt, own?.get(id) ?? null, now)}
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

/** All that can be taken, with where one stands. */
export function Component() {
  const signedIn = useSession((session) => session.learnerId !== null);
  const query = useQuery({ ...testList(), refetchOnMount: 'always' });
  return (
    <Page>
      <title>{pageTitle(TEST_LIST.title)}</title>
      <PageHeader title={TEST_LIST.title} text={TEST_LIST.text} />
      {query.data && <Lists list={query.data} signedIn={signedIn} />}
      {!query.data && query.isError && (
        <FailureState
          heading="h2"
          error={query.error}
          onRetry={() => void query.refetch()}
          offlineText={TEST_LIST.offlineText}
        />
      )}
      {!query.data && !query.isError && <LinesSkeleton />}
      {signedIn && (
        <LinkButton
          variant="secondary"
          icon={Shuffle}
          to={href('examPrediction')}
          className="justify-self-start"
        >
          {TEST_LIST.topics}
        </LinkButton>
      )}
    </Page>
  );
}

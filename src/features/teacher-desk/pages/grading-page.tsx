import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { href } from '#contract/href.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { useSession } from '#src/platform/session/session.ts';
import { DeskFailure } from '#src/shared/teacher-desk/desk-loaded.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { deskTask } from '../api/desk-queries.ts';
import { takeNext } from '../api/take-work.ts';
import { ConflictView } from '../components/conflict-view.tsx';
import { DueChip } from '../components/due-chip.tsx';
import { GradingDesk } from '../components/grading-desk.tsx';
import { GRADING } from '../messages/grading.ts';
import { useDeskTask } from '../model/use-desk-task.ts';
import { type PendingVerdict, usePendingVerdicts } from '../model/use-grading-rows.ts';

const Opening = () => (
  <>
    <PageHeader title={GRADING.title} back={{ to: href('teacherDesk'), label: GRADING.back }} />
    <Loading>
      <SkeletonText lines={8} />
    </Loading>
  </>
);

const Held = () => (
  <Notice tone="warning" title={GRADING.held}>
    <p>{GRADING.heldText}</p>
  </Notice>
);

const Sending = () => (
  <Notice tone="success" title={GRADING.queuedTitle}>
    <p>{GRADING.queuedText}</p>
    <LinkButton className="mt-2 justify-self-start" to={href('teacherDesk')}>
      {GRADING.back}
    </LinkButton>
  </Notice>
);

/** Goes on to the next work without the list between; to the list if nothing waits, or with no network. */
function useGoOn(id: string): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const next = await takeNext(client, null).catch(() => null);
    await navigate(next === null ? href('teacherDesk') : href('gradeWork', { id: next }), { replace: true });
    client.removeQueries(deskTask(id));
    void client.invalidateQueries(queriesOf(ENDPOINTS.teacherDesk.queue));
  };
}

interface WorkProps {
  owner: string;
  id: string;
  verdict: PendingVerdict | undefined;
}

function Work({ owner, id, verdict }: WorkProps) {
  const { work, reopen } = useDeskTask(owner, id);
  const goOn = useGoOn(id);
  // Once its verdict is saved, a work is not graded again from here.
  const [isDone, setDone] = useState(false);
  const parkedSeq = verdict?.state === 'parked' ? verdict.seq : null;
  const isGraded =
    (work.state === 'failed' && work.error.failure.code === 'GRADED_BY_OTHER') ||
    (parkedSeq !== null && verdict?.code === 'GRADED_BY_OTHER');
  if (isGraded && !isDone && verdict?.state !== 'queued')
    return <ConflictView id={id} parkedSeq={parkedSeq} />;
  if (isDone || verdict?.state === 'queued') return <Sending />;
  if (work.state === 'opening') return <Opening />;
  if (work.state === 'failed')
    return work.error.failure.code === 'GRADING_HELD' ? (
      <Held />
    ) : (
      <DeskFailure error={work.error} onRetry={reopen} />
    );
  const { task, draft } = work;
  return (
    <>
      <PageHeader title={task.title} back={{ to: href('teacherDesk'), label: GRADING.back }}>
        <p>
          <DueChip dueAt={task.due_at} now={Date.now()} />
        </p>
      </PageHeader>
      {verdict?.code === 'GRADING_CHANGED' && (
        <Notice tone="warning" title={GRADING.changedTitle}>
          <p>{GRADING.changedText}</p>
        </Notice>
      )}
      <GradingDesk
        key={task.version}
        owner={owner}
        task={task}
        draft={draft}
        onSaved={() => {
          setDone(true);
          void goOn();
        }}
      />
    </>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const owner = useSession(({ learnerId }) => learnerId) ?? '';
  const verdicts = usePendingVerdicts(owner);
  return (
    <Page width="wide">
      <title>{pageTitle(GRADING.title)}</title>
      {verdicts === undefined ? (
        <Opening />
      ) : (
        <Work key={id} owner={owner} id={id} verdict={verdicts.find(({ gradingId }) => gradingId === id)} />
      )}
    </Page>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskClassDetail } from '#contract/operator-classes.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { classDetail, classList, setClassClosed } from '../api/classes.ts';
import { useDeskAction } from '../api/desk-query.ts';
import { CLASSES } from '../messages/classes.ts';
import { teacherName } from '../model/teacher-name.ts';
import { ClassForm } from './class-form.tsx';
import { ClassLessons } from './class-lessons.tsx';
import { ClassPeople } from './class-people.tsx';
import { DeskLoaded } from './desk-loaded.tsx';
import { Facts } from './facts.tsx';

function About({ of }: { of: DeskClassDetail }) {
  const [isChanging, setChanging] = useState(false);
  const { data } = useInfiniteQuery(classList('open'));
  const close = useDeskAction({
    act: (isClosed: boolean) => setClassClosed(of.id, isClosed),
    done: () => CLASSES.changed,
  });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl font-semibold [overflow-wrap:anywhere]">{of.name}</h2>
      {of.teacher?.is_active === false && (
        <Notice tone="warning">{CLASSES.teacherGone(of.teacher.name)}</Notice>
      )}
      <Facts
        facts={[
          [CLASSES.code, of.code],
          [CLASSES.state, CLASSES.status[of.status]],
          [CLASSES.teacher, teacherName(of.teacher)],
          [CLASSES.level, CLASSES.levelOf(of.level)],
          [CLASSES.summary, of.summary],
          [CLASSES.link, of.meeting_link],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!data} onClick={() => setChanging(true)}>
          {CLASSES.change}
        </Button>
        <Button variant="quiet" busy={close.isPending} onClick={() => close.mutate(!of.is_closed)}>
          {of.is_closed ? CLASSES.reopen : CLASSES.close}
        </Button>
      </div>
      {isChanging && (
        <ClassForm of={of} teachers={data?.pages[0]?.teachers ?? []} onClose={() => setChanging(false)} />
      )}
    </Card>
  );
}

/** One class: who teaches it, who is in it, when it meets. */
export default function ClassPage({ id }: { id: string }) {
  const query = useQuery(classDetail(id));
  const { data } = query;
  if (!data) return <DeskLoaded query={query} />;
  return (
    <>
      <About of={data} />
      <ClassLessons of={data} />
      <ClassPeople of={data} />
    </>
  );
}

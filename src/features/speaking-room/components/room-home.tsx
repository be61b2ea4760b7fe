import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LearnerSet } from '#contract/speaking.ts';
import type { BegunSet } from '#src/shared/speaking/sets/begun-sets.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { allSets, todaysTopics } from '../api/room.ts';
import { ROOM } from '../messages/speaking-room.ts';
import { useBegunSets } from '../model/use-begun-sets.ts';
import { NextSet } from './next-set.tsx';
import { PredictionGlance } from './prediction-glance.tsx';
import { ScenesGlance } from './scenes-glance.tsx';
import { SetRow } from './set-row.tsx';
import { TopicList } from './topic-list.tsx';
import { WeekGlance } from './week-glance.tsx';

/** Further topics for today, besides the first one. */
const TODAY_SHOWN = 3;

interface SetSectionProps {
  title: string;
  sets: readonly LearnerSet[];
  children?: ReactNode;
}

const SetSection = ({ title, sets, children }: SetSectionProps) =>
  sets.length > 0 && (
    <section className="grid gap-3">
      <SectionHead title={title} />
      {children}
      <ul className="grid gap-3 lg:grid-cols-2">
        {sets.map((set) => (
          <SetRow key={set.id} set={set} />
        ))}
      </ul>
    </section>
  );

interface SetsProps {
  topics: readonly LearnerSet[];
  tests: readonly LearnerSet[];
}

function Sets({ topics, tests }: SetsProps) {
  const begun = useBegunSets([...topics, ...tests]);
  const { data } = useQuery(todaysTopics());
  if (begun === undefined) return <LinesSkeleton />;
  const open = new Map(begun.map((set) => [set.id, set]));
  const current = (set: LearnerSet): LearnerSet | BegunSet => open.get(set.id) ?? { ...set, open: null };
  const today = (data?.topics ?? []).filter(({ id }) => !open.has(id));
  const next = begun[0] ?? today[0] ?? topics.find(({ done }) => done === 0) ?? topics[0];
  const others = today.filter(({ id }) => id !== next?.id).slice(0, TODAY_SHOWN);
  return (
    <>
      {next && <NextSet set={current(next)} />}
      <WeekGlance />
      <SetSection title={ROOM.openTitle} sets={begun.slice(1)} />
      <SetSection title={ROOM.todayTitle} sets={others.map(current)} />
      <SetSection title={ROOM.testsTitle} sets={tests.map(current)}>
        <p className="text-muted text-pretty">{ROOM.testsText}</p>
      </SetSection>
      <ScenesGlance />
      <PredictionGlance />
      <TopicList topics={topics.map(current)} />
    </>
  );
}

/** The landing page of the room: what to go on with, what to do today, and everything there is. */
export function RoomHome() {
  return (
    <Loaded query={useQuery(allSets())} offlineText={ROOM.needsNetwork}>
      {(sets) => <Sets {...sets} />}
    </Loaded>
  );
}

import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { inOrder } from '#rules/tutoring/focused-class.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useKnownVip } from '#src/platform/session/vip.ts';
import { tutoringClasses } from '#src/shared/queries/tutoring.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { ACTION_WORDS, TUTORING } from '../messages/tutoring.ts';
import { useClassClock } from '../model/use-class-clock.ts';
import { ClassCard } from './class-card.tsx';
import { IncomingCard } from './incoming-card.tsx';

function NoClass() {
  const vip = useKnownVip(useSession((session) => session.learnerId));
  return (
    <EmptyState
      illustration="greeting"
      title={TUTORING.emptyTitle}
      action={
        <>
          <LinkButton to={href('contact')}>{ACTION_WORDS.advise}</LinkButton>
          <LinkButton to={href('myCourses')} variant="secondary">
            {TUTORING.selfStudy}
          </LinkButton>
        </>
      }
    >
      {vip && (vip.tutoring ? TUTORING.emptyVip : TUTORING.emptyText)}
    </EmptyState>
  );
}

/** The learner's classes, the one in focus first with what comes next in it. */
export function ClassList() {
  const query = useQuery(tutoringClasses());
  const { now } = useClassClock(null);
  if (!query.data) return <Loaded query={query} />;
  const classes = inOrder(query.data.classes, now);
  const [focused] = classes;
  if (!focused) return <NoClass />;
  return (
    <>
      <IncomingCard key={focused.id} facts={focused} showsClass />
      <section className="grid gap-4">
        <SectionHead title={TUTORING.mine} />
        <ul className="grid gap-4 md:grid-cols-2">
          {classes.map((one) => (
            <ClassCard key={one.id} facts={one} />
          ))}
        </ul>
      </section>
    </>
  );
}

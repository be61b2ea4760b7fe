import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { mayPrefetch } from '#src/platform/offline/data-saving.ts';
import { prefetchLesson } from '#src/shared/queries/prefetch-lesson.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { trialSkills } from '../api/trial.ts';
import { CourseListSkeleton } from '../components/course-list.tsx';
import { TrialClass } from '../components/trial-class.tsx';
import { TRIAL } from '../messages/course-offer.ts';
import type { TrialSkill } from '../model/course-state.ts';
import { useTryCourse } from '../model/use-try-course.ts';

/** The lesson most likely to be opened next; it is prefetched so that it opens offline. */
const firstLesson = (skills: readonly TrialSkill[]): string | undefined =>
  skills[0]?.courses[0]?.categories[0]?.lessons[0]?.id;

/** Open lessons, by skill. */
export function Component() {
  const query = useQuery(trialSkills());
  const client = useQueryClient();
  const tryCourse = useTryCourse();
  const first = firstLesson(query.data?.skills ?? []);
  useEffect(() => {
    if (first && mayPrefetch()) void prefetchLesson(client, first);
  }, [client, first]);
  return (
    <Page>
      <title>{pageTitle(TRIAL.title)}</title>
      <PageHeader title={TRIAL.title} text={TRIAL.text} />
      <Card as="section" className="grid gap-3">
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{TRIAL.chatTitle}</h2>
          <p className="text-muted text-pretty">{TRIAL.chatText}</p>
        </div>
        <LinkButton
          to={href('learningTrial')}
          icon={MessagesSquare}
          variant="secondary"
          className="justify-self-start max-sm:w-full"
        >
          {TRIAL.chatAction}
        </LinkButton>
      </Card>
      <Loaded query={query} waiting={<CourseListSkeleton />}>
        {(data) => (
          <TrialClass
            skills={data.skills}
            onTry={({ course_id: id, is_free, is_registered }) => {
              if (!is_registered) tryCourse({ id, is_free });
            }}
          />
        )}
      </Loaded>
    </Page>
  );
}

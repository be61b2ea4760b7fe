import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { hotSection } from '../api/course.ts';
import { COURSE } from '../messages/course.ts';
import { sectionPath } from '../model/section-path.ts';

/** What others talk through these days; nothing as long as nobody did. */
export function HotScene({ courseId }: { courseId: string }) {
  const { data } = useQuery(hotSection(courseId));
  if (!data?.section?.is_allowed) return null;
  const { section, learners } = data;
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0 gap-0.5">
        <h2 className="flex items-center gap-2 text-sm font-semibold text-brand-strong">
          <Flame aria-hidden="true" className="size-4 shrink-0" />
          {COURSE.hotTitle}
        </h2>
        <p className="text-lg font-semibold text-pretty">{section.title_vi}</p>
        <p className="text-sm text-muted text-pretty">{COURSE.hotText(learners)}</p>
      </div>
      <LinkButton variant="secondary" to={sectionPath(section)}>
        {COURSE.hotOpen}
      </LinkButton>
    </Card>
  );
}

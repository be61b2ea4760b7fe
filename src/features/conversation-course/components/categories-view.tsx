import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ConversationSection, SectionCategory } from '#contract/conversation-course.ts';
import { courseClasses } from '#src/shared/queries/conversation-course.ts';
import { SCENE_CATEGORY_NAMES } from '#src/shared/scenes/messages/scene-words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { categoryPages, sectionCategories } from '../api/course.ts';
import { PARTS } from '../messages/course.ts';
import { type DoneHere, sectionWith } from '../model/course-progress.ts';
import { useDoneHere } from '../model/use-done-here.ts';
import type { CoursePartProps } from '../model/use-standing.ts';
import { CourseLoaded, PartHead } from './part-view.tsx';
import { SectionRow } from './section-row.tsx';

const WORDS = PARTS.categories;

/** All categories at a glance, before they are opened one by one. */
function Counts({ courseId }: { courseId: string }) {
  const { data } = useQuery(sectionCategories(courseId));
  if (!data) return null;
  return (
    <ul aria-label={WORDS.all} className="flex flex-wrap gap-2">
      {data.categories.map(({ category, sections, done }) => (
        <li key={category}>
          <Badge>
            {SCENE_CATEGORY_NAMES[category]} {done}/{sections}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

interface CategoryProps {
  category: SectionCategory['category'];
  list: readonly ConversationSection[];
  here: DoneHere;
}

function Category({ category, list, here }: CategoryProps) {
  const sections = list.map((section) => sectionWith(section, here));
  const done = sections.filter(({ is_done }) => is_done).length;
  return (
    <section className="grid gap-3">
      <SectionHead
        title={SCENE_CATEGORY_NAMES[category]}
        end={<span className="text-sm text-muted tabular-nums">{WORDS.count(done, sections.length)}</span>}
      />
      <ul className="grid gap-2 lg:grid-cols-2">
        {sections.map((section) => (
          <SectionRow key={section.id} section={section} />
        ))}
      </ul>
    </section>
  );
}

/** The sections by situation of life, one category at a time. */
export default function CategoriesView({ owner, courseId }: CoursePartProps) {
  const here = useDoneHere(owner, useQuery(courseClasses(courseId)).data?.classes);
  const query = useInfiniteQuery(categoryPages(courseId));
  return (
    <>
      <PartHead title={WORDS.title} text={WORDS.text} />
      <Counts courseId={courseId} />
      <CourseLoaded query={query}>
        {({ pages }) => (
          <>
            {pages
              .flatMap(({ categories }) => categories)
              .map(({ category, list }) => (
                <Category key={category} category={category} list={list} here={here} />
              ))}
            {query.hasNextPage ? (
              <Button
                variant="secondary"
                className="justify-self-center"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {WORDS.more}
              </Button>
            ) : (
              <p role="status" className="text-center text-muted">
                {WORDS.end}
              </p>
            )}
          </>
        )}
      </CourseLoaded>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { COURSE } from '#src/messages/course.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { useAdviceAbout } from '#src/platform/session/advice-dialog.ts';
import { ArticleSkeleton } from '#src/ui/article-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { OverviewView } from '../components/overview-view.tsx';
import { useTryCourse } from '../model/use-try-course.ts';

/** The overview of a course. */
const courseInfos = (id: string) => readQuery(ENDPOINTS.courseOffers.infos, { params: { id } });

/** Overview of a course; a request for advice from here names the course (docs/product.md, point 2). */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(courseInfos(id));
  const tryCourse = useTryCourse();
  const { data } = query;
  useAdviceAbout(data?.name);
  return (
    <Page>
      <title>{pageTitle(data?.name ?? COURSE.overview)}</title>
      {data ? (
        <OverviewView infos={data} onTry={() => tryCourse(data)} />
      ) : (
        <Loaded query={query} waiting={<ArticleSkeleton />} heading="h1" />
      )}
    </Page>
  );
}

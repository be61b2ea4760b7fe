import { SHELL } from '#src/messages/shell.ts';
import { Loading } from '#src/ui/loading.tsx';
import { Page } from '#src/ui/page.tsx';
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx';

/** Shown while the first page's code loads. */
export function PageSkeleton() {
  return (
    <Page>
      <title>{SHELL.brand}</title>
      <Loading>
        <Skeleton className="mb-6 h-9 w-2/3" />
        <SkeletonText lines={6} />
      </Loading>
    </Page>
  );
}

import { Loading } from './loading.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

/** Placeholder of a text with its heading. */
export function ArticleSkeleton() {
  return (
    <Loading>
      <div className="grid max-w-[68ch] gap-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-10 w-5/6" />
        <Skeleton className="h-5 w-1/2" />
        <div className="mt-6">
          <SkeletonText lines={10} />
        </div>
      </div>
    </Loading>
  );
}

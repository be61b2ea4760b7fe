import { Loading } from './loading.tsx';
import { SkeletonText } from './skeleton.tsx';

/** Placeholder of a bare screen's content. */
export function LinesSkeleton() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6">
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    </div>
  );
}

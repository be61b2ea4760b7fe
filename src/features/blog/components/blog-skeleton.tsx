import { Card } from '#src/ui/card.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

export function BlogSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4 sm:grid-cols-2">
        {PLACEHOLDERS.map((place) => (
          <Card key={place} className="grid gap-3">
            <Skeleton className="h-7 w-24" />
            <Skeleton className="h-7 w-4/5" />
            <SkeletonText lines={3} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}

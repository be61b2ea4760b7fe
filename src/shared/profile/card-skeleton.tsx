import { Card } from '#src/ui/card.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Placeholder of a card with lines of text. */
export const CardSkeleton = () => (
  <Loading>
    <Card>
      <SkeletonText lines={5} />
    </Card>
  </Loading>
);

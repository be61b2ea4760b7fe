import { Card } from '#src/ui/card.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** A card with lines of text, on its way. */
export const CardSkeleton = () => (
  <Loading>
    <Card>
      <SkeletonText lines={5} />
    </Card>
  </Loading>
);

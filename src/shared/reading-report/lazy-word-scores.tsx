import { type ComponentProps, lazy, Suspense } from 'react';

const WordScores = lazy(async () => ({ default: (await import('./word-scores.tsx')).WordScores }));

/** The words of a reading, lazy-loaded where few people look at them. */
export const LazyWordScores = (props: ComponentProps<typeof WordScores>) => (
  <Suspense>
    <WordScores {...props} />
  </Suspense>
);

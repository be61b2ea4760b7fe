import { type ComponentProps, lazy, Suspense } from 'react';

const WordScores = lazy(async () => ({ default: (await import('./word-scores.tsx')).WordScores }));

/** The words of a reading where most who come by do not look at them. */
export const LazyWordScores = (props: ComponentProps<typeof WordScores>) => (
  <Suspense>
    <WordScores {...props} />
  </Suspense>
);

import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#src/platform/browser/load-part.ts';

const WordScores = lazyPart(async () => ({ default: (await import('./word-scores.tsx')).WordScores }));

/** The words of a reading, lazy-loaded where few people look at them. */
export const LazyWordScores = (props: ComponentProps<typeof WordScores>) => (
  <Suspense>
    <WordScores {...props} />
  </Suspense>
);

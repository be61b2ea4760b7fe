import { Suspense } from 'react';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import type { useAboutYou } from '../model/use-about-you.ts';

const AboutYouForm = lazyPart(() => import('./about-you-form.tsx'));

/** Asks a new learner for what the profile lacks. */
export const AboutYou = ({ unanswered, end }: ReturnType<typeof useAboutYou>) => (
  <Suspense>{unanswered && <AboutYouForm profile={unanswered} onEnd={end} />}</Suspense>
);

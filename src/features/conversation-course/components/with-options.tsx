import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OnboardingOptions } from '#contract/conversation-course.ts';
import { onboardingOptions } from '#src/shared/queries/conversation-course.ts';
import { Loaded } from '#src/ui/loaded.tsx';
import { INTRODUCTION } from '../messages/introduction.ts';

/** What needs the questions of the introduction. */
export function WithOptions({ children }: { children: (options: OnboardingOptions) => ReactNode }) {
  const query = useQuery(onboardingOptions());
  const { data } = query;
  if (data) return children(data);
  return <Loaded query={query} offlineText={INTRODUCTION.needsNetwork} />;
}

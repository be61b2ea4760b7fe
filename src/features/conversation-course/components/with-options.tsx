import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OnboardingOptions } from '#contract/conversation-course.ts';
import { onboardingOptions } from '#src/shared/queries/conversation-course.ts';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { INTRODUCTION } from '../messages/introduction.ts';

/** What needs the questions of the introduction. */
export function WithOptions({ children }: { children: (options: OnboardingOptions) => ReactNode }) {
  const { data, error, isError, refetch } = useQuery(onboardingOptions());
  if (data) return children(data);
  if (!isError) return <LinesSkeleton />;
  return (
    <FailureState
      heading="h2"
      error={error}
      offlineText={INTRODUCTION.needsNetwork}
      onRetry={() => void refetch()}
    />
  );
}

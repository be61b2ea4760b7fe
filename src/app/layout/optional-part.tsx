import { type ReactNode, Suspense } from 'react';
import { CrashBoundary } from '../crash-boundary.tsx';

/** Part of a page that it can do without: if it crashes or cannot be loaded, the rest of the page stays. */
export const OptionalPart = ({ children }: { children: ReactNode }) => (
  <CrashBoundary instead={null}>
    <Suspense>{children}</Suspense>
  </CrashBoundary>
);

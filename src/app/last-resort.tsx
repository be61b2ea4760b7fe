import type { ReactNode } from 'react';
import { href } from '#contract/href.ts';
import { CrashBoundary } from './crash-boundary.tsx';

function SomethingWentWrong() {
  return (
    <main lang="en">
      <h1>Something went wrong</h1>
      <p>Your saved work is safe on this device.</p>
      <a href={href('home')}>Go back home</a>
    </main>
  );
}

/** Shown when even the error page fails: plain English and a plain link, with nothing that could fail too. */
export const LastResort = ({ children }: { children: ReactNode }) => (
  <CrashBoundary instead={<SomethingWentWrong />}>{children}</CrashBoundary>
);

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
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
const LastResort = ({ children }: { children: ReactNode }) => (
  <CrashBoundary instead={<SomethingWentWrong />}>{children}</CrashBoundary>
);

interface AppTreeProps {
  client: QueryClient;
  /** The router. */
  children: ReactNode;
}

/** The providers around the router, in the browser and on the server alike. */
export const AppTree = ({ client, children }: AppTreeProps) => (
  <StrictMode>
    <LastResort>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </LastResort>
  </StrictMode>
);

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { LastResort } from './last-resort.tsx';

interface AppTreeProps {
  client: QueryClient;
  /** The router. */
  children: ReactNode;
  /** Called once all of it answers to its reader. */
  onAwake?: (() => void) | undefined;
}

/** What stands around the router, in the browser and on the server alike: one node more on one side and ids differ. */
export function AppTree({ client, children, onAwake }: AppTreeProps) {
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <StrictMode>
      <LastResort>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </LastResort>
    </StrictMode>
  );
}

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { LastResort } from './last-resort.tsx';

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

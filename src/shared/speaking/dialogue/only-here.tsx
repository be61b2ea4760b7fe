import type { ReactNode } from 'react';
import { useOnlyPage } from '#src/shared/speaking/turn/use-only-page.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DIALOGUE } from './messages/dialogue.ts';

/** Shows a conversation on one page at a time. @param name of the conversation, unique in the app */
export function OnlyHere({ name, children }: { name: string; children: ReactNode }) {
  const isOnly = useOnlyPage(name);
  if (isOnly) return children;
  return (
    <EmptyState illustration="thinking" title={DIALOGUE.elsewhere.title}>
      {DIALOGUE.elsewhere.text}
    </EmptyState>
  );
}

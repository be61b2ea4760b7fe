import type { ReactNode } from 'react';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';

/** What one of the two says in the chat. */
export function Bubble({ from, children }: { from: 'tutor' | 'you'; children: ReactNode }) {
  const look =
    from === 'tutor'
      ? 'justify-self-start rounded-tl-sm border border-line bg-surface'
      : 'justify-self-end rounded-tr-sm bg-brand-soft';
  return (
    <div className={`grid max-w-[88%] gap-2 rounded-card px-4 py-3 ${look}`}>
      <span className="sr-only">{LEARNING_TRIAL[from]}:</span>
      {children}
    </div>
  );
}

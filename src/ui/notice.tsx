import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONES, type Tone } from './tone.ts';

interface NoticeProps {
  tone: Tone;
  title?: string;
  icon?: LucideIcon;
  children?: ReactNode;
}

/** A message inside the page: what happened, that the work is safe, what to do. */
export function Notice({ tone, title, icon, children }: NoticeProps) {
  const look = TONES[tone];
  const Icon = icon ?? look.icon;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-card p-4 ${look.soft}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look.text}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className={`font-semibold ${look.text}`}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

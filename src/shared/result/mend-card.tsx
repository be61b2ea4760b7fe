import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/card.tsx';
import { RESULT_HEAD } from './words.ts';

interface MendCardProps {
  /** A number stands above, over whose surface it lies. */
  isBelow: boolean;
  /** The one thing; null where nothing is to be mended, and the card leads on. */
  title: string | null;
  /** Why, or where it was. */
  children?: ReactNode;
  /** The page's one primary button: it starts exactly this, or the next thing. */
  action: ReactNode;
  /** What stands second. */
  second?: ReactNode;
}

/** Lies over the lower edge of the number's surface: what to mend first, with the button that starts it. */
export function MendCard({ isBelow, title, children, action, second }: MendCardProps) {
  return (
    <div className={isBelow ? 'relative mx-3 -mt-14 sm:mx-8' : ''}>
      <Card as="section" className="grid gap-3">
        <h2 className="flex items-center gap-2 text-sm font-semibold text-brand-strong">
          {title !== null && <Wrench aria-hidden="true" className="size-4 shrink-0" />}
          {title === null ? RESULT_HEAD.next : RESULT_HEAD.mend}
        </h2>
        {title !== null && <p className="text-xl font-semibold text-pretty">{title}</p>}
        {children}
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {action}
          {second}
        </div>
      </Card>
    </div>
  );
}

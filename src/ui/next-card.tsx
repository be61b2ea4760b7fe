import { Play } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, type To } from 'react-router';
import { Card } from './card.tsx';
import { LinkButton } from './link-button.tsx';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

const FRAME = 'grid content-between gap-4 min-h-49';

export const NextCardPlaceholder = ({ className = '' }: { className?: string }) => (
  <Loading>
    <Card className={`${FRAME} ${className}`}>
      <div className="grid gap-3">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-1/3" />
      </div>
      <Skeleton className="h-14 sm:w-56" />
    </Card>
  </Loading>
);

interface NextCardProps {
  /** Why it is next. */
  eyebrow: string;
  /** What the card is about, before its title, for those who only hear it. */
  name: string;
  title: string;
  /** In English, below the title. */
  original?: string;
  facts: ReactNode;
  drawing: ReactNode;
  to: To;
  action: string;
  /** What stands second. */
  second?: { words: string; to: To };
  className?: string;
}

/** The one thing to do next, with the page's primary action. */
export function NextCard(props: NextCardProps) {
  const { eyebrow, name, title, original, facts, drawing, to, action, second, className = '' } = props;
  const id = useId();
  return (
    <Card as="section" className={`${FRAME} ${className}`}>
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <p className="text-sm font-semibold text-brand-strong">{eyebrow}</p>
          <h2 id={id} className="text-xl font-semibold text-pretty">
            <span className="sr-only">{name}: </span>
            {title}
          </h2>
          {original && (
            <p lang="en" className="text-muted">
              {original}
            </p>
          )}
          {facts && <p className="text-muted tabular-nums">{facts}</p>}
        </div>
        {drawing}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <LinkButton to={to} size="lg" icon={Play} aria-describedby={id} className="max-sm:w-full sm:min-w-56">
          {action}
        </LinkButton>
        {second && (
          <Link
            to={second.to}
            className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
          >
            {second.words}
          </Link>
        )}
      </div>
    </Card>
  );
}

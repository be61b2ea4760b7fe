import { Play } from 'lucide-react';
import { useId } from 'react';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TODAY } from '../messages/today.ts';
import { stepWords } from '../model/step-words.ts';
import type { Today } from '../model/use-today.ts';
import { StepDrawing } from './step-drawing.tsx';

const FRAME = 'grid content-between gap-4 min-h-49 sm:min-h-56';

const Placeholder = () => (
  <Loading>
    <Card className={FRAME}>
      <div className="grid gap-3">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-1/3" />
      </div>
      <Skeleton className="h-13 sm:w-56" />
    </Card>
  </Loading>
);

/** The one thing to do next, with the screen's primary action. */
export function NextCard({ step }: Pick<Today, 'step'>) {
  const id = useId();
  if (step === null) return <Placeholder />;
  const { eyebrow, title, facts, action, to } = stepWords(step);
  return (
    <Card as="section" className={FRAME}>
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <p className="text-sm font-semibold text-brand-strong">{eyebrow}</p>
          <h2 id={id} className="text-xl font-semibold text-pretty">
            <span className="sr-only">{TODAY.nextTitle}: </span>
            {title}
          </h2>
          {facts && <p className="text-muted tabular-nums">{facts}</p>}
        </div>
        <StepDrawing kind={step === 'missing' ? step : step.kind} />
      </div>
      <LinkButton
        to={to}
        size="lg"
        icon={Play}
        aria-describedby={id}
        className="sm:min-w-56 sm:justify-self-start"
      >
        {action}
      </LinkButton>
    </Card>
  );
}

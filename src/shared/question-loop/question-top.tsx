import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { LOOP } from './messages/question-loop.ts';

interface Step {
  words: string;
  onPress: () => void;
}

interface QuestionTopProps {
  /** Gets the focus with each question. */
  ref?: Ref<HTMLHeadingElement>;
  title: string;
  done: number;
  total: number;
  /** The progress in words. */
  progress: string;
  /** Right answers in a row; null: not worth a word. */
  run?: number | null;
  /** The newest answer was right: the progress swells once with each. */
  swells?: boolean;
  /** Undefined where there is nothing before this one. */
  previous?: Step | undefined;
  /** The way past the question, or out. */
  aside?: Step | undefined;
  menu?: ReactNode;
}

/** Above each question: its place, the way back, the way past it, what is rarely done, and the progress. */
export function QuestionTop(props: QuestionTopProps) {
  const { ref, title, done, total, progress, run = null, swells = false, previous, aside, menu } = props;
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-center gap-1">
        {previous && (
          <IconButton icon={ArrowLeft} label={previous.words} className="-ml-3" onClick={previous.onPress} />
        )}
        <h2 ref={ref} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
          {title}
        </h2>
        <span className="ml-auto" />
        {run !== null && <span className="text-sm font-semibold text-brand-strong">{LOOP.run(run)}</span>}
        {aside && (
          <Button variant="quiet" className="shrink-0" onClick={aside.onPress}>
            {aside.words}
          </Button>
        )}
        {menu}
      </div>
      <div key={swells ? done : 'still'} className={swells ? 'animate-swell' : ''}>
        <ProgressBar value={done} max={total} label={progress} />
      </div>
    </div>
  );
}

import { Play } from 'lucide-react';
import { useId } from 'react';
import type { LearnerSet } from '#contract/speaking.ts';
import type { BegunSet } from '#src/shared/speaking/sets/begun-sets.ts';
import { setPath } from '#src/shared/speaking/sets/set-path.ts';
import { setFacts } from '#src/shared/speaking/sets/set-words.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ROOM } from '../messages/speaking-room.ts';
import { MicrophoneDrawing } from './microphone-drawing.tsx';

/** The one thing to speak next, with the page's primary action. */
export function NextSet({ set }: { set: LearnerSet | BegunSet }) {
  const id = useId();
  const { open, title, title_vi, questions } = set;
  return (
    <Card as="section" className="grid min-h-49 content-between gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <p className="text-sm font-semibold text-brand-strong">{open ? ROOM.goOn : ROOM.todayFirst}</p>
          <h2 id={id} className="text-xl font-semibold text-pretty">
            <span className="sr-only">{ROOM.nextTitle}: </span>
            {title_vi}
          </h2>
          <p lang="en" className="text-muted">
            {title}
          </p>
          <p className="text-muted tabular-nums">
            {open ? ROOM.answered(open.answered, questions) : setFacts(set)}
          </p>
        </div>
        <MicrophoneDrawing />
      </div>
      <LinkButton
        to={setPath(set)}
        size="lg"
        icon={Play}
        aria-describedby={id}
        className="sm:min-w-56 sm:justify-self-start"
      >
        {open ? ROOM.goOnAction : ROOM.todayAction}
      </LinkButton>
    </Card>
  );
}

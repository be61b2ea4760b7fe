import { type ReactNode, useState } from 'react';
import { type PronunciationLesson, pronunciationSetId } from '#contract/pronunciation-lesson.ts';
import { type ReviseRun, useReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { type Sayable, SaySet, spokenSet } from '#src/shared/sounds/say-set.tsx';
import { Card } from '#src/ui/card.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { DockButton } from '#src/ui/dock-button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { SECTION } from '../messages/pronunciation.ts';

interface SpokenSectionProps {
  lesson: Pick<PronunciationLesson, 'id' | 'title'>;
  part: 'say' | 'use';
  items: readonly Sayable[];
  /** What is above the recorder. */
  children: ReactNode;
  onDone: () => void;
}

/** What is said one after another: kept on this device, scored here and then by the server. */
export function SpokenSection(props: SpokenSectionProps) {
  const { lesson, part } = props;
  const [set] = useState(() => spokenSet(pronunciationSetId(lesson.id, part), lesson.title));
  const run = useReviseRun(set);
  return run ? <Items {...props} setId={set.id} answers={run.answers} /> : null;
}

interface ItemsProps extends SpokenSectionProps {
  setId: string;
  answers: ReviseRun['answers'];
}

function Items({ lesson, items, children, onDone, setId, answers }: ItemsProps) {
  const open = items.filter((item) => !answers.has(item.id));
  // It stays where it is once it was said: its score is read before the next one.
  const [chosen, setChosen] = useState(open[0]?.id ?? items[0]?.id);
  const next = open.find((item) => item.id !== chosen);
  const said = items.length - open.length;
  const progress = SECTION.said(said, items.length);
  return (
    <>
      <div className="mx-auto grid w-full max-w-3xl flex-1 content-start gap-4 px-4 py-5">
        <p className="text-sm text-muted">{progress}</p>
        <ProgressBar value={said} max={items.length} label={progress} />
        {children}
        <Card>
          <SaySet id={setId} title={lesson.title} items={items} chosen={chosen} onChoose={setChosen} />
        </Card>
      </div>
      <Dock width="max-w-3xl">
        {open.length === 0 ? (
          <DockButton onClick={onDone}>{SECTION.done}</DockButton>
        ) : (
          <DockButton
            disabled={!next || !answers.has(chosen ?? '')}
            onClick={() => next && setChosen(next.id)}
          >
            {SECTION.nextItem}
          </DockButton>
        )}
      </Dock>
    </>
  );
}

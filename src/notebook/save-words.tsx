import { BookmarkPlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { SavedWord } from '#contract/notebook.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { type SelectedWord, selectedWord } from './selected-word.ts';

const WordDialog = lazy(() => import('./word-dialog.tsx'));

/** How long a selection has to stay as it is before it is offered, milliseconds. */
const SETTLED_MS = 250;

interface SaveWordsProps {
  /** The page that the text is on. */
  source: SavedWord['source'];
  /** Of the hint below the text. */
  hintClass?: string;
  children: ReactNode;
}

/** A text whose words a learner may save: selecting one offers it, at the foot of the screen. */
export function SaveWords({ source, hintClass = '', children }: SaveWordsProps) {
  const learner = useSession(({ learnerId }) => learnerId);
  const text = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<SelectedWord | null>(null);
  const [draft, setDraft] = useState<SavedWord | null>(null);

  useEffect(() => {
    if (!learner) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setOffered(text.current && selectedWord(text.current));
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    };
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [learner]);

  const open = ({ word, context }: SelectedWord) => {
    setDraft({ word, context, meaning: null, ipa: null, source });
    setOffered(null);
  };
  return (
    <div ref={text} className="contents">
      {children}
      {learner && <p className={`mt-2 text-sm text-muted ${hintClass}`}>{NOTEBOOK.selectHint}</p>}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 grid justify-items-center px-4"
      >
        {offered && (
          <Button
            icon={BookmarkPlus}
            className="pointer-events-auto max-w-full shadow-float"
            // The selection stays while it is pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => open(offered)}
          >
            <span className="truncate">{NOTEBOOK.saveThis(offered.word)}</span>
          </Button>
        )}
      </div>
      <Suspense>{draft && <WordDialog draft={draft} onClose={() => setDraft(null)} />}</Suspense>
    </div>
  );
}

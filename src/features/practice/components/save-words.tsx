import { BookmarkPlus, Languages } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { SavedWord } from '#contract/notebook.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { TRANSLATION } from '../messages/translation.ts';
import { type SelectedWord, selectedWord } from '../model/selected-word.ts';
import { tappedWord } from '../model/tapped-word.ts';

const WordDialog = lazy(() => import('#src/shared/notebook/word-dialog.tsx'));
const MeaningDialog = lazy(() => import('./meaning-dialog.tsx'));

/** How long a selection has to stay as it is before it is offered, milliseconds. */
const SETTLED_MS = 250;

interface SaveWordsProps {
  /** The page that the text is on. */
  source: SavedWord['source'];
  /** Of the hint below the text. */
  hintClass?: string;
  children: ReactNode;
}

/** What takes a tap for itself. */
const CONTROLS = 'a, button, input, textarea, select, summary, audio, label';

/** A text whose words a learner may look up and save: one that is tapped or selected is offered, at the foot of the screen. */
export function SaveWords({ source, hintClass = '', children }: SaveWordsProps) {
  const learner = useSession(({ learnerId }) => learnerId);
  const text = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<SelectedWord | null>(null);
  const [tapped, setTapped] = useState<SelectedWord | null>(null);
  const [asked, setAsked] = useState<SelectedWord | null>(null);
  const offered = selected ?? tapped;
  const [draft, setDraft] = useState<SavedWord | null>(null);

  useEffect(() => {
    if (!learner) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setSelected(text.current && selectedWord(text.current));
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    };
    const onTap = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
      setTapped(text.current && tappedWord(event, text.current));
    };
    document.addEventListener('selectionchange', onChange);
    document.addEventListener('click', onTap);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onTap);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [learner]);

  const put = () => {
    setSelected(null);
    setTapped(null);
  };
  const save = ({ word, context }: SelectedWord, meaning: string | null) => {
    setDraft({ word, context, meaning, ipa: null, source });
    setAsked(null);
    put();
  };
  const lookUp = (word: SelectedWord) => {
    setAsked(word);
    put();
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
          // The selection stays while a button is pressed.
          <div
            className="pointer-events-auto flex max-w-full flex-wrap justify-center gap-2"
            onPointerDown={(event) => event.preventDefault()}
          >
            <Button icon={Languages} className="shadow-float" onClick={() => lookUp(offered)}>
              {TRANSLATION.open}
            </Button>
            <Button
              variant="secondary"
              icon={BookmarkPlus}
              className="max-w-full shadow-float"
              onClick={() => save(offered, null)}
            >
              <span className="truncate">{NOTEBOOK.saveThis(offered.word)}</span>
            </Button>
          </div>
        )}
      </div>
      <Suspense>
        {asked && (
          <MeaningDialog
            asked={asked}
            onSave={(meaning) => save(asked, meaning)}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
      <Suspense>{draft && <WordDialog draft={draft} onClose={() => setDraft(null)} />}</Suspense>
    </div>
  );
}

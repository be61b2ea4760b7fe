import { BookmarkPlus, Languages } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { SavedWord } from '#contract/notebook.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { TRANSLATION } from '../messages/translation.ts';
import type { SelectedWord } from '../model/selected-word.ts';
import { useOfferedWord } from '../model/use-offered-word.ts';

const WordDialog = lazyPart(() => import('#src/shared/notebook/word-dialog.tsx'));
const MeaningDialog = lazyPart(() => import('./meaning-dialog.tsx'));

interface SaveWordsProps {
  /** The page with the text. */
  source: SavedWord['source'];
  /** Class of the hint below the text. */
  hintClass?: string;
  children: ReactNode;
}

interface WordOfferProps {
  word: string;
  onLookUp: () => void;
  onSave: () => void;
}

/** Actions for a word: look up its meaning, or add it to the notebook. */
function WordOffer({ word, onLookUp, onSave }: WordOfferProps) {
  return (
    // Pressing a button must not clear the selection.
    <div
      className="pointer-events-auto flex max-w-full flex-wrap justify-center gap-2"
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button icon={Languages} className="shadow-float" onClick={onLookUp}>
        {TRANSLATION.open}
      </Button>
      <Button variant="secondary" icon={BookmarkPlus} className="max-w-full shadow-float" onClick={onSave}>
        <span className="truncate">{NOTEBOOK.saveThis(word)}</span>
      </Button>
    </div>
  );
}

/**
 * A text whose words a learner may look up and save: a tapped or selected word is offered at the bottom of
 * the screen.
 */
export function SaveWords({ source, hintClass = '', children }: SaveWordsProps) {
  const learner = useSession(({ learnerId }) => learnerId);
  const text = useRef<HTMLDivElement>(null);
  const { offered, drop } = useOfferedWord(text, learner !== null);
  const [lookedUp, setLookedUp] = useState<SelectedWord | null>(null);
  const [draft, setDraft] = useState<SavedWord | null>(null);

  const save = ({ word, context }: SelectedWord, meaning: string | null) => {
    setDraft({ word, context, meaning, ipa: null, source });
    setLookedUp(null);
    drop();
  };
  const lookUp = (word: SelectedWord) => {
    setLookedUp(word);
    drop();
  };
  return (
    <div ref={text} className="contents">
      {children}
      {learner && <p className={`mt-2 text-sm text-muted ${hintClass}`}>{NOTEBOOK.selectHint}</p>}
      <div
        role="status"
        data-keep-clear
        className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 grid justify-items-center px-4"
      >
        {offered && (
          <WordOffer
            word={offered.word}
            onLookUp={() => lookUp(offered)}
            onSave={() => save(offered, null)}
          />
        )}
      </div>
      <Suspense>
        {lookedUp && (
          <MeaningDialog
            selected={lookedUp}
            onSave={(meaning) => save(lookedUp, meaning)}
            onClose={() => setLookedUp(null)}
          />
        )}
      </Suspense>
      <Suspense>{draft && <WordDialog draft={draft} onClose={() => setDraft(null)} />}</Suspense>
    </div>
  );
}

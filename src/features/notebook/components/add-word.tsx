import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SavedWord } from '#contract/notebook.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { Button } from '#src/ui/button.tsx';

const WordDialog = lazy(() => import('#src/shared/notebook/word-dialog.tsx'));
const NO_WORD: SavedWord = { word: '', meaning: null, ipa: null, context: null, source: null };

/** Saves a typed word: one met in a book, or where text cannot be selected. */
export function AddWord({ className = '' }: { className?: string }) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={Plus}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setAdding(true)}
      >
        {NOTEBOOK.addWord}
      </Button>
      <Suspense>{adding && <WordDialog draft={NO_WORD} onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}

import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Phrase } from '#contract/teacher-desk.ts';
import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { GRADING, PHRASES } from '../messages/grading.ts';
import { matchPhrases } from '../model/match-phrases.ts';

interface PhraseBankProps {
  phrases: readonly Phrase[];
  criterion: TeacherCriterion | null;
  onInsert: (phrase: Phrase) => void;
  onRemove: (phrase: Phrase) => void;
  onClose: () => void;
}

/** The teacher's phrases: type to find, Enter inserts the first, arrows choose another. */
export function PhraseBank({ phrases, criterion, onInsert, onRemove, onClose }: PhraseBankProps) {
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const found = matchPhrases(phrases, search, criterion);
  const chosen = found[Math.min(at, found.length - 1)];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen) onInsert(chosen);
    else if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, at + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title={PHRASES.title}>
      <TextField
        label={PHRASES.search}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 ? (
        <p className="mt-3 text-muted">{phrases.length === 0 ? PHRASES.empty : PHRASES.none}</p>
      ) : (
        <ul className="mt-3 grid max-h-[50vh] gap-1 overflow-y-auto">
          {found.map((phrase) => (
            <li key={phrase.id} className="flex items-center gap-1">
              <button
                type="button"
                aria-current={phrase === chosen || undefined}
                onClick={() => onInsert(phrase)}
                className="min-h-11 min-w-0 flex-1 rounded-control px-3 py-2 text-left hover:bg-sunk aria-current:bg-brand-soft"
              >
                {phrase.criterion && (
                  <span className="mr-2 text-sm font-semibold text-muted">
                    {GRADING.short[phrase.criterion]}
                  </span>
                )}
                {phrase.text}
              </button>
              <IconButton
                icon={Trash2}
                label={PHRASES.remove(phrase.text)}
                onClick={() => onRemove(phrase)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

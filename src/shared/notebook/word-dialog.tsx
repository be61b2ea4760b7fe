import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MEANING_MAX, type SavedWord, WORD_MAX } from '#contract/notebook.ts';
import { siteOf } from '#rules/text/site-of.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { useSession } from '#src/platform/session/session.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import { saveWord } from './save-event.ts';

interface WordDialogProps {
  /** What is already known of the word. */
  draft: SavedWord;
  onClose: () => void;
  /** After it was saved, before it closes. */
  onSaved?: () => void;
}

const errorOf = (word: string): string | null => {
  if (word === '') return NOTEBOOK.wordMissing;
  return word.length > WORD_MAX ? NOTEBOOK.wordLong : null;
};

/** Saves a word with the learner's notes on it. Mounted while it is open. */
export default function WordDialog({ draft, onClose, onSaved }: WordDialogProps) {
  const client = useQueryClient();
  const owner = useSession(({ learnerId }) => learnerId);
  const [word, setWord] = useState(draft.word);
  const [meaning, setMeaning] = useState(draft.meaning ?? '');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>();

  const save = async (): Promise<void> => {
    const text = word.trim().replace(/\s+/g, ' ');
    const wrong = errorOf(text);
    setError(wrong);
    if (wrong || !owner) return;
    const same = text === draft.word;
    try {
      await saveWord(
        { client, owner },
        { ...draft, word: text, meaning: meaning.trim() || null, ipa: same ? draft.ipa : null },
      );
    } catch (unsaved) {
      setFailure(unsaved);
      return;
    }
    showToast('success', NOTEBOOK.saved(text));
    onSaved?.();
    onClose();
  };

  return (
    <ConfirmDialog
      title={NOTEBOOK.saveTitle}
      confirm={NOTEBOOK.save}
      cancel={NOTEBOOK.cancel}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <UnsavedNotice what={NOTEBOOK.wordSaveFailed} error={failure} />
      <TextField
        label={NOTEBOOK.word}
        lang="en"
        autoComplete="off"
        autoCapitalize="off"
        maxLength={WORD_MAX}
        value={word}
        error={error}
        {...(draft.ipa === null && { hint: NOTEBOOK.ipaLater })}
        onChange={({ target }) => setWord(target.value)}
      />
      <TextField
        label={NOTEBOOK.meaning}
        hint={NOTEBOOK.meaningHint}
        autoComplete="off"
        maxLength={MEANING_MAX}
        value={meaning}
        onChange={({ target }) => setMeaning(target.value)}
      />
      {draft.context && (
        <figure className="grid gap-1">
          <figcaption className="text-sm font-semibold">{NOTEBOOK.context}</figcaption>
          <blockquote lang="en" className="border-l-2 border-line pl-3 text-muted">
            {draft.context}
          </blockquote>
        </figure>
      )}
      {draft.link !== undefined && (
        <p className="text-sm break-words text-muted">{NOTEBOOK.link(siteOf(draft.link))}</p>
      )}
    </ConfirmDialog>
  );
}

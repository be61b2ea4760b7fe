import { BookmarkPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type SavedWord, WORD_MAX } from '#contract/notebook.ts';
import type { Said } from '#rules/conversation/scene-talk.ts';
import { turnNotes } from '#rules/conversation/turn-notes.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TALK } from '../messages/scenes.ts';

const WordDialog = lazyPart(() => import('#src/shared/notebook/word-dialog.tsx'));

interface NoteProps {
  title: string;
  text: string;
  explain?: string;
  onKeep: (text: string) => void;
}

/** A sentence to learn, which can be saved. */
function Note({ title, text, explain, onKeep }: NoteProps) {
  return (
    <div className="flex items-start gap-1">
      <div className="grow">
        <p className="text-muted">{title}</p>
        <p lang="en" className="font-semibold">
          {text}
        </p>
        {explain !== undefined && <p className="text-muted text-pretty">{explain}</p>}
      </div>
      {text.length <= WORD_MAX && (
        <IconButton icon={BookmarkPlus} label={TALK.keep(text)} onClick={() => onKeep(text)} />
      )}
    </div>
  );
}

interface TurnNotesProps {
  said: Extract<Said, { by: 'learner' }>;
  /** What the partner asked. */
  question: string;
}

/** What the partner notes of an answer that was understood: one correction of form, one other way to say it. */
export function TurnNotesView({ said: { heard, meaning }, question }: TurnNotesProps) {
  const [draft, setDraft] = useState<SavedWord | null>(null);
  if (!heard) return null;
  const { better, phrase } = turnNotes(heard, meaning.sentences, question);
  if (!better && phrase === null) return null;
  const keep = (word: string): void =>
    setDraft({ word, meaning: meaning.vi, ipa: null, context: null, source: null });
  return (
    <aside className="grid max-w-[85%] gap-2 justify-self-end px-3 py-1 text-sm">
      {better && <Note title={TALK.better} text={better.instead} explain={better.explain} onKeep={keep} />}
      {phrase !== null && <Note title={TALK.phrase} text={phrase} onKeep={keep} />}
      {draft && (
        <Suspense>
          <WordDialog draft={draft} onClose={() => setDraft(null)} />
        </Suspense>
      )}
    </aside>
  );
}

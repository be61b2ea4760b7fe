import { BookmarkPlus, Play, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { COMMENT_MAX, type GivenComment } from '#contract/teacher-desk.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { GRADING } from '../messages/grading.ts';

interface CommentEditorProps {
  comment: GivenComment;
  /** The words that it is about. */
  quoted: string | null;
  onChange: (changes: Partial<GivenComment>, immediately: boolean) => void;
  onRemove: () => void;
  onKeep: () => void;
  onPlay: (seconds: number) => void;
}

/** Enter goes from the comment to its words, Escape back. */
function moveInside(event: KeyboardEvent<HTMLLIElement>): void {
  const isOnComment = event.target === event.currentTarget;
  if (event.key === 'Enter' && isOnComment && !event.ctrlKey)
    event.currentTarget.querySelector('textarea')?.focus();
  else if (event.key === 'Escape' && !isOnComment) event.currentTarget.focus();
  else return;
  event.preventDefault();
}

const TONES = ['improve', 'strength'] as const;

/** One comment: what it is about, whether it praises, its words. */
export function CommentEditor({ comment, quoted, onChange, onRemove, onKeep, onPlay }: CommentEditorProps) {
  const id = useId();
  const { at_seconds } = comment;
  return (
    <li
      tabIndex={-1}
      data-comment
      onKeyDown={moveInside}
      className="grid gap-2 rounded-control border border-line p-3 focus-visible:outline-3 focus-visible:outline-focus"
    >
      {quoted !== null && (
        <q lang="en" className="text-muted break-words">
          {quoted}
        </q>
      )}
      {at_seconds !== null && (
        <Button variant="quiet" icon={Play} className="justify-self-start" onClick={() => onPlay(at_seconds)}>
          {GRADING.playAt(formatSeconds(at_seconds))}
        </Button>
      )}
      <label htmlFor={id} className="sr-only">
        {GRADING.comment}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={COMMENT_MAX}
        value={comment.comment}
        placeholder={GRADING.comment}
        onChange={({ target }) => onChange({ comment: target.value }, false)}
        className="w-full rounded-control border border-line-strong bg-surface px-3 py-2"
      />
      <div className="flex flex-wrap items-center gap-1">
        {TONES.map((tone) => (
          <button
            key={tone}
            type="button"
            aria-pressed={comment.tone === tone}
            onClick={() => onChange({ tone }, true)}
            className="min-h-11 rounded-full border border-line px-4 text-sm font-semibold text-muted aria-pressed:border-brand-strong aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
          >
            {GRADING.tones[tone]}
          </button>
        ))}
        <span className="flex-1" />
        <IconButton
          icon={BookmarkPlus}
          label={GRADING.keep}
          disabled={comment.comment.trim() === ''}
          onClick={onKeep}
        />
        <IconButton icon={Trash2} label={GRADING.remove} onClick={onRemove} />
      </div>
    </li>
  );
}

import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import type { EssayPart } from '../model/mark-quotes.ts';

interface MarkedPartProps {
  part: EssayPart;
  isShown: boolean;
  onShow: (number: number) => void;
}

/** A part of an essay: plain, commented on by a grader, or a correction that can be opened. */
export function MarkedPart({ part, isShown, onShow }: MarkedPartProps) {
  const { text, tone, note, number } = part;
  if (tone === null) return text;
  if (number === null) {
    return (
      <mark
        title={note ?? undefined}
        className={
          tone === 'improve'
            ? 'bg-warning-soft underline decoration-dotted decoration-warning'
            : 'bg-success-soft'
        }
      >
        {text}
      </mark>
    );
  }
  // A link wraps with its text; a button would be a box of its own.
  return (
    <a
      href={`#loi-${number}`}
      id={`loi-${number}`}
      aria-current={isShown ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onShow(number);
      }}
      className={`rounded-sm text-ink underline decoration-danger decoration-wavy decoration-2 underline-offset-4 ${
        isShown ? 'bg-danger-soft outline-2 outline-danger' : ''
      }`}
    >
      {text}
      <sup lang="vi" className="ml-0.5 font-semibold text-danger no-underline">
        <span aria-hidden="true">{number}</span>
        <span className="sr-only"> ({ESSAY_REVIEW.mark(number, note ?? '')})</span>
      </sup>
    </a>
  );
}

import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sentencesOf } from '#rules/text/sentences.ts';
import type { Span } from '#rules/text/spans.ts';
import { Button } from '#src/ui/button.tsx';
import { GRADING } from '../messages/grading.ts';
import { essayParts } from '../model/essay-parts.ts';
import { selectedSpan } from '../model/selected-span.ts';

export interface EssayHandle {
  /** Begins to choose sentences by keys. */
  chooseSentences: () => void;
  /** What is selected; null: nothing. */
  selected: () => Span | null;
}

interface EssayViewProps {
  ref?: Ref<EssayHandle>;
  essay: string;
  quotes: readonly Span[];
  /** Comments on these words, on the chosen criterion. */
  onQuote: (span: Span) => void;
}

const MOVES: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The text whose selection is followed, and what is selected in it now. */
function useSelection(element: { current: HTMLElement | null }): Span | null {
  const [span, setSpan] = useState<Span | null>(null);
  useEffect(() => {
    const follow = (): void => setSpan(element.current && selectedSpan(element.current));
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [element]);
  return span;
}

/** An essay in which words are commented on: selected by hand, or sentence by sentence with the arrow keys. */
export function EssayView({ ref, essay, quotes, onQuote }: EssayViewProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sentences = useMemo(() => sentencesOf(essay), [essay]);
  const [at, setAt] = useState<number | null>(null);
  const span = useSelection(text);
  const choose = (): void => {
    frame.current?.focus();
    setAt((before) => before ?? 0);
  };
  useImperativeHandle(ref, () => ({
    chooseSentences: choose,
    selected: () => text.current && selectedSpan(text.current),
  }));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (at === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = MOVES[event.key];
    if (step) setAt(Math.min(sentences.length - 1, Math.max(0, at + step)));
    else if (event.key === 'Escape') setAt(null);
    else if (event.key === 'Enter') {
      const sentence = sentences[at];
      if (sentence) onQuote(sentence);
      setAt(null);
    } else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has the focus while sentences are chosen */}
      <div
        ref={frame}
        tabIndex={-1}
        className="rounded-control outline-none"
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
      >
        <p ref={text} lang="en" className="text-lg/loose whitespace-pre-wrap break-words" data-testid="essay">
          {essayParts(essay, sentences, quotes).map((part) => {
            const isChosen = at !== null && part.sentence === at;
            const look = isChosen ? 'bg-brand-soft underline decoration-2 underline-offset-4' : '';
            return part.isQuoted ? (
              <mark key={part.start} className={`bg-warning-soft text-ink ${look}`}>
                {part.text}
              </mark>
            ) : (
              <span key={part.start} className={look}>
                {part.text}
              </span>
            );
          })}
        </p>
      </div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {at !== null && `${GRADING.sentence(at + 1, sentences.length)}. ${GRADING.sentenceHint}`}
      </p>
      <div
        data-keep-clear
        className="sticky bottom-[calc(var(--bottom-bar-height)+8px)] flex flex-wrap gap-2"
      >
        {span ? (
          // The selection would be gone by the time of a click.
          <Button onPointerDown={(event) => event.preventDefault()} onClick={() => onQuote(span)}>
            {GRADING.commentOn}
          </Button>
        ) : (
          <Button variant="secondary" onClick={choose}>
            {GRADING.sentences}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useCallback } from 'react';
import type { SavedWord } from '#contract/notebook.ts';
import { PRACTICE } from '#src/messages/practice.ts';
import { SaveWords } from '#src/notebook/save-words.tsx';
import { hideQuote, showQuote } from '#src/questions/show-quote.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Prose } from '#src/ui/prose.tsx';

interface PassageDialogProps {
  passage: string;
  /** What to look at in it; empty for nothing in particular. */
  quote: string;
  /** Where words that are saved from it were met. */
  source: SavedWord['source'];
  onClose: () => void;
}

/** The passage over the page, at the place of a quote: the result below it stays where it is. */
export function PassageDialog({ passage, quote, source, onClose }: PassageDialogProps) {
  const show = useCallback(
    (text: HTMLElement | null) => {
      if (!text) return;
      if (quote !== '') showQuote(text, quote);
      return hideQuote;
    },
    [quote],
  );
  return (
    <Dialog open size="large" onClose={onClose} title={PRACTICE.passage}>
      <SaveWords source={source}>
        <section
          ref={show}
          lang="en"
          aria-label={PRACTICE.passage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: with the keyboard it scrolls once it has the focus
          tabIndex={0}
          className="max-h-[65dvh] overflow-y-auto text-lg"
        >
          <Prose markdown={passage} />
        </section>
      </SaveWords>
    </Dialog>
  );
}

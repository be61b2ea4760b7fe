import { type ReactNode, useCallback } from 'react';
import type { SavedWord } from '#contract/notebook.ts';
import { hideQuote, showQuote } from '#src/shared/questions/show-quote.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { SaveWords } from './save-words.tsx';

interface PassageDialogProps {
  /** Its title. */
  name: string;
  /** The quote to highlight; empty for none. */
  quote: string;
  /** Where the words saved from it were met. */
  source: SavedWord['source'];
  onClose: () => void;
  children: ReactNode;
}

/**
 * The passage, or other material of the questions, in a dialog scrolled to a quote: the result below keeps
 * its position.
 */
export function PassageDialog({ name, quote, source, onClose, children }: PassageDialogProps) {
  const show = useCallback(
    (text: HTMLElement | null) => {
      if (!text) return;
      if (quote !== '') showQuote(text, quote);
      return hideQuote;
    },
    [quote],
  );
  return (
    <Dialog open size="large" onClose={onClose} title={name}>
      <SaveWords source={source}>
        <ScrollRegion
          ref={show}
          name={name}
          lang="en"
          data-scroll
          className="max-h-[65dvh] overflow-y-auto text-lg"
        >
          {children}
        </ScrollRegion>
      </SaveWords>
    </Dialog>
  );
}

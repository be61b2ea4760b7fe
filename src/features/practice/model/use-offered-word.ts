import { type RefObject, useEffect, useState } from 'react';
import { type SelectedWord, selectedWord } from './selected-word.ts';
import { tappedWord } from './tapped-word.ts';

/** How long a selection has to stay unchanged before it is offered, milliseconds. */
const SETTLED_MS = 250;

/** Elements that handle taps themselves. */
const CONTROLS = 'a, button, input, textarea, select, summary, audio, label';

/** The word of a text that was selected, or else tapped. */
export function useOfferedWord(
  text: RefObject<HTMLElement | null>,
  on: boolean,
): { offered: SelectedWord | null; drop: () => void } {
  const [selected, setSelected] = useState<SelectedWord | null>(null);
  const [tapped, setTapped] = useState<SelectedWord | null>(null);
  useEffect(() => {
    if (!on) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setSelected(text.current && selectedWord(text.current));
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(update, SETTLED_MS);
    };
    const onTap = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
      setTapped(text.current && tappedWord(event, text.current));
    };
    document.addEventListener('selectionchange', onChange);
    document.addEventListener('click', onTap);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onTap);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [text, on]);

  const drop = () => {
    setSelected(null);
    setTapped(null);
  };
  return { offered: selected ?? tapped, drop };
}

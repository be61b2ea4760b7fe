import { type FormEvent, useRef, useState } from 'react';
import type { TranscriptLine } from '#contract/listening.ts';
import { compareDictation, countDictation, type DictatedWord } from '#rules/listening/dictation.ts';

/**
 * A transcript written down line by line: what was typed, how it compares, and how much was correct so far.
 */
export function useDictatedLines(lines: readonly TranscriptLine[]) {
  const [index, setIndex] = useState(0);
  const [text, setText] = useState('');
  const [words, setWords] = useState<readonly DictatedWord[] | null>(null);
  const [total, setTotal] = useState({ right: 0, said: 0 });
  const field = useRef<HTMLTextAreaElement>(null);
  const line = lines[index];

  const check = (event: FormEvent): void => {
    event.preventDefault();
    if (!line) return;
    const compared = compareDictation(text, line.text);
    const { right, said } = countDictation(compared);
    setWords(compared);
    setTotal((before) => ({ right: before.right + right, said: before.said + said }));
  };
  const rewrite = (): void => {
    const { right, said } = countDictation(words ?? []);
    setTotal((before) => ({ right: before.right - right, said: before.said - said }));
    setWords(null);
    field.current?.focus();
  };
  const go = (to: number): void => {
    setIndex(to);
    setText('');
    setWords(null);
    field.current?.focus();
  };
  const restart = (): void => {
    setTotal({ right: 0, said: 0 });
    go(0);
  };
  return { field, index, line, text, setText, words, total, check, rewrite, go, restart };
}

import { CONTEXT_MAX, WORD_MAX } from '#contract/notebook.ts';

/** Maximum words in a phrase: longer selections are for copying. */
const WORDS_MAX = 5;

export interface SelectedWord {
  word: string;
  /** The sentence around it. */
  context: string | null;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The word or phrase in a selected piece of text, without surrounding punctuation; null if it is neither. */
export function wordOf(selected: string): string | null {
  const word = flat(selected).replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
  if (word.length > WORD_MAX || !/\p{L}/u.test(word)) return null;
  return word.split(' ').length <= WORDS_MAX && !/[.!?;:]\s/.test(word) ? word : null;
}

/** The sentence of a text that has the word; null if there is none or it is too long. */
export function sentenceWith(text: string, word: string): string | null {
  const sentences = flat(text).split(/(?<=[.!?]) /);
  const found = sentences.find((sentence) => sentence.includes(word))?.trim();
  return found && found.length <= CONTEXT_MAX ? found : null;
}

/** The sentence that has the word, in the paragraph around an element. */
export function sentenceAround(element: Element, word: string): string | null {
  const block = element.closest('p, li, td, th, blockquote, h1, h2, h3, h4, figcaption') ?? element;
  return sentenceWith(block.textContent ?? '', word);
}

/** The word selected inside an element. */
export function selectedWord(within: HTMLElement): SelectedWord | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const place = selection.getRangeAt(0).commonAncestorContainer;
  const element = place instanceof Element ? place : place.parentElement;
  if (!element || !within.contains(element)) return null;
  const word = wordOf(selection.toString());
  if (word === null) return null;
  return { word, context: sentenceAround(element, word) };
}

import { create } from 'zustand';
import type { Tone } from './tone.ts';

/** Default duration of a toast, milliseconds. */
const TOAST_MS = 2_000;
/** Longer duration for some messages. */
export const LONG_TOAST_MS = 5_000;

interface ToastItem {
  id: number;
  tone: Tone;
  text: string;
  ms: number;
}

export const useToasts = create<{ items: ToastItem[]; next: number }>(() => ({ items: [], next: 1 }));

/** Shows a short message over any page. */
export function showToast(tone: Tone, text: string, ms: number = TOAST_MS): void {
  useToasts.setState(({ items, next }) => ({
    items: [...items.filter((item) => item.text !== text), { id: next, tone, text, ms }],
    next: next + 1,
  }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}

import { create } from 'zustand';
import type { Tone } from './tone.ts';

/** Types (docs/product.md, point 2); any other number is a warning too. */
export const NOTIFICATION = { success: 1, warning: 2, error: 3 } as const;

interface Notification {
  id: number;
  tone: Tone;
  title: string;
  text: string;
}

/** Messages to be confirmed, one after the other. */
export const useNotifications = create<{ waiting: Notification[]; next: number }>(() => ({
  waiting: [],
  next: 1,
}));

const toneOf = (type: number): Tone => {
  if (type === NOTIFICATION.success) return 'success';
  return type === NOTIFICATION.error ? 'error' : 'warning';
};

/** Shows a message that stays until it is confirmed. What needs no answer is a toast instead. */
export function notify(type: number, title: string, text: string): void {
  useNotifications.setState(({ waiting, next }) => ({
    waiting: [...waiting, { id: next, tone: toneOf(type), title, text }],
    next: next + 1,
  }));
}

export const confirmNotification = (): void =>
  useNotifications.setState(({ waiting }) => ({ waiting: waiting.slice(1) }));

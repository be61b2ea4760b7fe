import type { ConnectionFacts } from '#rules/data-saving/data-policy.ts';

/** Some browsers report how the device is connected, in pages and workers; TypeScript's library does not have it. */
type Connection = EventTarget & Readonly<ConnectionFacts>;

const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

export function connectionFacts(): ConnectionFacts {
  const now = connection();
  return { type: now?.type, effectiveType: now?.effectiveType, saveData: now?.saveData };
}

/** Whether this browser can tell mobile data from Wi-Fi. */
export const detectsMobileData = (): boolean => connectionFacts().type !== undefined;

export const isOnMobileData = (): boolean => connectionFacts().type === 'cellular';

/** @returns stops following */
export function watchConnection(changed: () => void): () => void {
  const now = connection();
  now?.addEventListener('change', changed);
  return () => now?.removeEventListener('change', changed);
}

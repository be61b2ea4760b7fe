const PROBE = 'luyen.probe';

/** What the browser would not store: it lasts as long as the page. */
const unstored = new Map<string, string>();

/** Why the newest value could not be stored; undefined while all were. */
let refused: unknown;

export const whyRefused = (): unknown => refused;

/** Null where the site may store nothing: reading the property throws, or it is missing. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * localStorage that never throws: where site data is refused, or nothing fits any more, what is set lasts as long as the
 * page. It holds small things that a device may forget; work is stored in the outbox.
 */
export const deviceStorage = {
  getItem(key: string): string | null {
    const kept = unstored.get(key);
    if (kept !== undefined) return kept;
    try {
      return storage()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  /** @returns whether it is stored beyond this page */
  setItem(key: string, value: string): boolean {
    unstored.delete(key);
    try {
      const stored = storage();
      stored?.setItem(key, value);
      if (stored) return true;
      refused = new DOMException('no localStorage', 'SecurityError');
    } catch (error) {
      refused = error;
    }
    // The server has no page that it could last as long as.
    if (typeof document !== 'undefined') unstored.set(key, value);
    return false;
  },
  /** Whether anything can be stored beyond this page. */
  isKept(): boolean {
    const kept = deviceStorage.setItem(PROBE, '1');
    deviceStorage.removeItem(PROBE);
    return kept;
  },
  removeItem(key: string): void {
    unstored.delete(key);
    try {
      storage()?.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

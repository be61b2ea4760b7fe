import { useEffect } from 'react';

/** Saves what is not saved yet when the page is left or hidden: it may not come back. */
export function useFlushOnHide(flush: () => Promise<unknown>): void {
  useEffect(() => {
    const onHide = (): void => void flush();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      void flush();
    };
  }, [flush]);
}

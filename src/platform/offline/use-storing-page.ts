import { useEffect } from 'react';
import { usePageMemory } from './page-memory.ts';

/** Says that this page stores work: before any is put into it, the learner is told if it cannot be kept. */
export function useStoringPage(): void {
  useEffect(() => {
    usePageMemory.setState(({ pages }) => ({ pages: pages + 1 }));
    return () => usePageMemory.setState(({ pages }) => ({ pages: pages - 1 }));
  }, []);
}

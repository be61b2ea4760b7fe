import { useEffect } from 'react';
import { pageMemory } from './page-memory.ts';

/** Says that this page stores work: before any is put into it, the learner is told if it cannot be kept. */
export function useStoringPage(): void {
  useEffect(() => {
    pageMemory.setState(({ pages }) => ({ pages: pages + 1 }));
    return () => pageMemory.setState(({ pages }) => ({ pages: pages - 1 }));
  }, []);
}

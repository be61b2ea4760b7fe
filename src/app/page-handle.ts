import { useMatches } from 'react-router';

/** What the layout knows of a page, in its route. */
export interface PageHandle {
  working: boolean;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'working' in handle;

/** Whether somebody works on the current page, or looks at what came of it. */
export const useWorking = (): boolean =>
  useMatches().some(({ handle }) => isPageHandle(handle) && handle.working);

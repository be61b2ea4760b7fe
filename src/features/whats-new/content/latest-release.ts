/** Id of the newest release with notes for learners. On its own, because it is loaded with every page. */
export const LATEST_RELEASE = '2026-11-26';

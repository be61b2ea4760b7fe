import { href } from '#contract/href.ts';

/** Where the app shows the result of an attempt. */
export const resultPage = ({ id, exercise, kind }: { id: string; exercise: string; kind: string }): string =>
  kind === 'test'
    ? href('examResult', { id }, { test: exercise })
    : href('practiceResult', { id: exercise }, { attempt: id });

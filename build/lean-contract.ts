import type { Plugin } from 'vite';

const SUMMARY = /^ {2}summary:\s+(['"`]).*\1,$/gm;

/** The source of a file of endpoints without their summaries. */
export const withoutSummaries = (source: string): string => source.replace(SUMMARY, '');

/** Leaves out of the app what only the server reads of the contract. Of each build that has calls. */
export const leanContract = (): Plugin => ({
  name: 'luyen:lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/endpoints\// },
    handler: (source) => ({ code: withoutSummaries(source), map: null }),
  },
});

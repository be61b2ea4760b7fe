/**
 * Paths of the reads that everybody gets the same answer to, so that one cache on a device may hold them.
 * Apart from the endpoints, because the service worker needs them at its start and nothing else of the contract.
 */
export const PUBLIC_READS = {
  blogIndex: '/blog/index',
  blogPost: '/blog/{id}',
  studySheet: '/ielts/study-sheets/{id}',
} as const;

/** Queue of answers for the engines to grade. */
export const GRADING = 'grading';
/** Submits tests whose time is over. */
export const DEADLINES = 'test-deadlines';
/** Notices to the operator. */
export const NOTICES = 'notices';
/** Notifications for learners' devices. */
export const PUSHES = 'pushes';
/** Deletes old data every night. */
export const NIGHTLY = 'nightly';

export const QUEUES = [GRADING, DEADLINES, NOTICES, PUSHES, NIGHTLY] as const;
export type QueueName = (typeof QUEUES)[number];

/** Dead-letter queue of jobs that failed for good, for an operator. */
export const deadOf = <Name extends QueueName>(queue: Name): `${Name}-dead` => `${queue}-dead`;

import { createHash } from 'node:crypto';

/** Characters that push services take as a topic. */
const TOPIC_LENGTH = 32;

/** The topic of a notification: one that waits at the push service is replaced by a newer one with the same tag. */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);

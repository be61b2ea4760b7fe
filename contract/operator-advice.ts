import { z } from 'zod/mini';
import { phoneEnd } from './operator-desk.ts';
import { TEXT_MAX } from './protocol/text.ts';

/** How far the work on a request for advice is; what may follow what: `rules/advice/advice-states.ts`. */
export const ADVICE_STATES = ['new', 'called', 'enrolled', 'closed'] as const;
export type AdviceState = (typeof ADVICE_STATES)[number];

/** What happened to a request: somebody took it on or gave it back, a state, a note, a course granted. */
export const ADVICE_EVENTS = ['taken', 'released', ...ADVICE_STATES, 'note', 'granted'] as const;
export type AdviceEventKind = (typeof ADVICE_EVENTS)[number];

/**
 * Who typed a request's number: the learner who has proven it by a code, another learner, or somebody who was not
 * signed in, which anybody may do with any number.
 */
const ADVICE_SENDERS = ['owner', 'other', 'unknown'] as const;
export type AdviceSender = (typeof ADVICE_SENDERS)[number];

/** Maximum length of a note, characters. */
export const ADVICE_NOTE_MAX = TEXT_MAX.note;
/** Requests of one page. */
export const ADVICE_PAGE = 30;

/** What a list of requests is narrowed to. */
const adviceFilter = {
  /** `open`: new and called. */
  state: z._default(z.enum(['open', ...ADVICE_STATES, 'all']), 'open'),
  assigned: z._default(z.enum(['any', 'me', 'nobody']), 'any'),
};
export const adviceListBody = z.object({
  ...adviceFilter,
  phone: z.optional(phoneEnd),
  /** Id of the last request of the page before. */
  after: z.optional(z.uuid()),
});

const person = z.object({
  /** Null for the command line. */
  id: z.nullable(z.uuid()),
  name: z.string(),
});

const adviceCore = {
  id: z.uuid(),
  asked_at: z.number(),
  state: z.enum(ADVICE_STATES),
  name: z.string(),
  /** Who has it; null for nobody. */
  assignee: z.nullable(person),
  /** What it is about, such as the course. */
  about: z.nullable(z.string()),
};

export const adviceItem = z.object({
  ...adviceCore,
  /** All but the last digits hidden, as `rules/account/mask-phone.ts` does it. */
  phone: z.string(),
});
export type AdviceItem = z.infer<typeof adviceItem>;

export const adviceEvent = z.object({
  id: z.number(),
  at: z.number(),
  /** Null for somebody who has no account any more, and for the command line. */
  by: z.nullable(z.string()),
  kind: z.enum(ADVICE_EVENTS),
  text: z.nullable(z.string()),
});
export type AdviceEvent = z.infer<typeof adviceEvent>;

export const adviceDetail = z.object({
  ...adviceCore,
  phone: z.string(),
  email: z.nullable(z.string()),
  /** The page from which they came. */
  referer: z.nullable(z.string()),
  sender: z.enum(ADVICE_SENDERS),
  /** The learner who has proven this number, if there is one. */
  learner_id: z.nullable(z.uuid()),
  /** Books of learning trials under which that learner is kept. */
  books: z.array(z.string()),
  /** The course that was asked for. */
  course_id: z.nullable(z.string()),
  /** Oldest first. */
  events: z.array(adviceEvent),
});
export type AdviceDetail = z.infer<typeof adviceDetail>;

import { z } from 'zod/mini';
import {
  ADVICE_NOTE_MAX,
  ADVICE_STATES,
  adviceDetail,
  adviceItem,
  adviceListBody,
} from '../operator-advice.ts';
import { grantBody } from '../operator-learners.ts';
import { action, read, stream } from '../protocol/endpoint.ts';
import { text } from '../protocol/text.ts';

const params = z.object({ id: z.uuid() });
const errors = ['NOT_FOUND'] as const;

/** A POST, so that no number is part of an address. */
export const find = action({
  summary:
    'Requests for advice by state, by who has them and by the end of a phone number: open ones from the oldest on, others from the newest. Numbers are masked',
  method: 'POST',
  path: '/desk/advice/find',
  who: 'operator',
  audits: { as: 'advice.listed', about: 'learners' },
  body: adviceListBody,
  response: z.object({
    requests: z.array(adviceItem),
    /** `after` of the next page; null on the last. */
    next: z.nullable(z.uuid()),
    /** Of all requests, whatever the list is narrowed to. */
    open: z.object({ new: z.number(), called: z.number() }),
  }),
});

export const one = read({
  summary: 'One request with the number to call, notes and history',
  path: '/desk/advice/{id}',
  who: 'operator',
  audits: { as: 'advice.read', about: 'learners', object: 'id' },
  params,
  response: adviceDetail,
  errors,
});

export const take = action({
  summary: 'Takes a request on; somebody else who has it is named in the refusal',
  method: 'POST',
  path: '/desk/advice/{id}/take',
  who: 'operator',
  audits: { as: 'advice.taken', about: 'learners', object: 'id' },
  params,
  response: adviceDetail,
  errors: [...errors, 'ADVICE_TAKEN', 'ADVICE_CHANGED'],
});

export const release = action({
  summary: 'Gives a request back, also that of somebody else',
  method: 'POST',
  path: '/desk/advice/{id}/release',
  who: 'operator',
  audits: { as: 'advice.released', about: 'learners', object: 'id' },
  params,
  response: adviceDetail,
  errors: [...errors, 'ADVICE_CHANGED'],
});

export const move = action({
  summary:
    'Takes a request to its next state, from the one that the operator saw. With `enrolled` it may grant a course at once',
  method: 'POST',
  path: '/desk/advice/{id}/state',
  who: 'operator',
  audits: { as: 'advice.moved', about: 'learners', object: 'id' },
  params,
  body: z.object({
    /** The state that the operator saw. */
    from: z.enum(ADVICE_STATES),
    to: z.enum(ADVICE_STATES),
    /** With `enrolled`: granted to the learner with that number, or nothing is changed. */
    grant: z._default(z.nullable(grantBody), null),
  }),
  response: adviceDetail,
  errors: [...errors, 'ADVICE_TAKEN', 'ADVICE_CHANGED'],
});

export const note = action({
  summary: 'Adds a note; notes are never changed',
  method: 'POST',
  path: '/desk/advice/{id}/notes',
  who: 'operator',
  audits: { as: 'advice.noted', about: 'learners', object: 'id' },
  params,
  body: z.object({
    /** Made by the page, so that a note sent again is stored once. */
    note_id: z.uuid(),
    text: text(ADVICE_NOTE_MAX),
  }),
  response: adviceDetail,
  errors,
});

/** All requests in a state, as a CSV file. Everybody in it finds that in what was done with their data. */
export const exportCsv = stream({
  summary: 'All requests in a state as CSV, without formulas',
  path: '/desk/advice/export/{state}',
  who: 'operator',
  audits: { as: 'advice.exported', about: 'learners', object: 'state', eachTime: true },
  stepUp: true,
  params: z.object({ state: z.enum(['open', ...ADVICE_STATES, 'all']) }),
  errors: ['EXPORT_LIMIT', 'EXPORT_TOO_LARGE'],
});

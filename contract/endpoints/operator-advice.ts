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
  path: '/desk/advice/{id}',
  who: 'operator',
  audits: { as: 'advice.read', about: 'learners', object: 'id' },
  params,
  response: adviceDetail,
  errors,
});

export const take = action({
  method: 'POST',
  path: '/desk/advice/{id}/take',
  who: 'operator',
  audits: { as: 'advice.taken', about: 'learners', object: 'id' },
  params,
  response: adviceDetail,
  errors: [...errors, 'ADVICE_TAKEN', 'ADVICE_CHANGED'],
});

export const release = action({
  method: 'POST',
  path: '/desk/advice/{id}/release',
  who: 'operator',
  audits: { as: 'advice.released', about: 'learners', object: 'id' },
  params,
  response: adviceDetail,
  errors: [...errors, 'ADVICE_CHANGED'],
});

export const move = action({
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
  path: '/desk/advice/export/{state}',
  who: 'operator',
  audits: { as: 'advice.exported', about: 'learners', object: 'state', eachTime: true },
  stepUp: true,
  params: z.object({ state: z.enum(['open', ...ADVICE_STATES, 'all']) }),
  errors: ['EXPORT_LIMIT', 'EXPORT_TOO_LARGE'],
});

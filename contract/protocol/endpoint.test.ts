import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { action, command, form, read, service, stream, upload, wholeFile } from './endpoint.ts';

const spec = { path: '/path', errors: [] as const };
const response = z.object({});
const body = z.object({ a: z.boolean() });

describe('a kind of endpoint', () => {
  it.each([
    [read({ ...spec, who: 'anyone', response }), 'GET', 'anyone'],
    [action({ ...spec, who: 'maybe-taker', method: 'PUT', body, response }), 'PUT', 'maybe-taker'],
    [action({ ...spec, who: 'learner', method: 'PATCH', body, response }), 'PATCH', 'learner'],
    [command({ ...spec, who: 'taker', body, response }), 'POST', 'taker'],
    [command({ ...spec, who: 'taker', method: 'PATCH', body, response }), 'PATCH', 'taker'],
    [upload({ ...spec, response }), 'POST', 'taker'],
    [wholeFile({ ...spec, maxBytes: 1, tooLarge: 'AVATAR_TOO_LARGE', response }), 'POST', 'learner'],
    [stream({ ...spec, who: 'learner' }), 'GET', 'learner'],
    [service({ ...spec, body, response }), 'POST', 'caller'],
    [form({ ...spec, body, maxBytes: 1, tooLarge: 'RECORDING_TOO_LARGE', response }), 'POST', 'caller'],
  ])('$kind has its method and access', (endpoint, method, who) => {
    expect(endpoint).toMatchObject({ path: '/path', method, who });
  });

  it('accepts only the fields of its kind: the compiler rejects each of these', () => {
    // @ts-expect-error a read has no body
    read({ ...spec, who: 'anyone', body, response });
    // @ts-expect-error a write by a guest has to be a command
    action({ ...spec, who: 'taker', method: 'POST', response });
    // @ts-expect-error a command needs a known taker
    command({ ...spec, who: 'maybe-taker', body, response });
    // @ts-expect-error a command needs a body
    command({ ...spec, who: 'learner', response });
    // @ts-expect-error a chunk of a recording is described by headers
    upload({ ...spec, query: body, response });
    // @ts-expect-error a large body needs a limit
    wholeFile({ ...spec, response });
    // @ts-expect-error a stream is only for its owner
    stream({ ...spec, who: 'anyone' });
    // @ts-expect-error a stream has no JSON response
    stream({ ...spec, who: 'learner', response });
    // @ts-expect-error the callers of a service are fixed
    service({ ...spec, who: 'anyone', body, response });
    // @ts-expect-error a form needs a limit
    form({ ...spec, body, response });
  });
});

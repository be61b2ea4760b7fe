import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { action, command, form, read, service, stream, upload, wholeFile } from './endpoint.ts';

const said = { path: '/said', errors: [] as const };
const response = z.object({});
const body = z.object({ a: z.boolean() });

describe('a kind of call', () => {
  it.each([
    [read({ ...said, who: 'anyone', response }), 'GET', 'anyone'],
    [action({ ...said, who: 'maybe-taker', method: 'PUT', body, response }), 'PUT', 'maybe-taker'],
    [command({ ...said, who: 'taker', body, response }), 'POST', 'taker'],
    [upload({ ...said, response }), 'POST', 'taker'],
    [wholeFile({ ...said, maxBytes: 1, tooLarge: 'AVATAR_TOO_LARGE', response }), 'POST', 'learner'],
    [stream({ ...said, who: 'learner' }), 'GET', 'learner'],
    [service({ ...said, body, response }), 'POST', 'caller'],
    [form({ ...said, body, maxBytes: 1, tooLarge: 'RECORDING_TOO_LARGE', response }), 'POST', 'caller'],
  ])('$kind has its method, and who may', (endpoint, method, who) => {
    expect(endpoint).toMatchObject({ path: '/said', method, who });
  });

  it('has nothing that would mean something else: each of these is refused by the compiler', () => {
    // @ts-expect-error a read brings no body
    read({ ...said, who: 'anyone', body, response });
    // @ts-expect-error what a guest leaves behind takes a command
    action({ ...said, who: 'taker', method: 'POST', response });
    // @ts-expect-error a command is somebody's
    command({ ...said, who: 'maybe-taker', body, response });
    // @ts-expect-error a command says what is to be done
    command({ ...said, who: 'learner', response });
    // @ts-expect-error a piece of a recording is told by headers
    upload({ ...said, query: body, response });
    // @ts-expect-error a large body has a limit
    wholeFile({ ...said, response });
    // @ts-expect-error bytes are answered to whom they belong
    stream({ ...said, who: 'anyone' });
    // @ts-expect-error bytes are not data
    stream({ ...said, who: 'learner', response });
    // @ts-expect-error who calls a service is not chosen
    service({ ...said, who: 'anyone', body, response });
    // @ts-expect-error a form has a limit
    form({ ...said, body, response });
  });
});

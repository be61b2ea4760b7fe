import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { aboutNobody } from './about-learners.ts';
import { action, command, form, read, service, stream, upload, wholeFile } from './endpoint.ts';

const spec = { summary: 'For a test', path: '/path', errors: [] as const };
const waiting = { storedAs: 'test.command', label: 'Việc thử' };
const response = z.object({});
const body = z.object({ a: z.boolean() });

describe('a kind of endpoint', () => {
  it.each([
    [read({ ...spec, who: 'anyone', response }), 'GET', 'anyone'],
    [action({ ...spec, who: 'maybe-taker', method: 'PUT', body, response }), 'PUT', 'maybe-taker'],
    [action({ ...spec, who: 'learner', method: 'PATCH', body, response }), 'PATCH', 'learner'],
    [command({ ...spec, ...waiting, who: 'taker', body, response }), 'POST', 'taker'],
    [command({ ...spec, ...waiting, who: 'taker', method: 'PATCH', body, response }), 'PATCH', 'taker'],
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
    command({ ...spec, ...waiting, who: 'maybe-taker', body, response });
    // @ts-expect-error a command needs a body
    command({ ...spec, ...waiting, who: 'learner', response });
    // @ts-expect-error a command has a name under which it waits
    command({ ...spec, who: 'learner', body, response });
    // @ts-expect-error a slot is told by fields of the command
    command({ ...spec, ...waiting, who: 'learner', body, slots: [{ prefix: 'a', of: ['b'] }], response });
    command({
      ...spec,
      ...waiting,
      who: 'learner',
      body,
      slots: [{ prefix: 'a', of: ['a', 'owner'] }],
      response,
    });
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

  it('may only be about nobody where its response tells nothing of a learner: the compiler rejects the others', () => {
    const staff = { ...spec, who: 'teacher', audits: { as: 'work.read', about: 'nobody' } } as const;
    const plain = z.object({ id: z.uuid(), count: z.nullable(z.number()), kind: z.enum(['a']) });
    const title = z.object({ title: aboutNobody(z.string()) });
    read({ ...staff, response: z.object({ works: z.array(plain), next: z.optional(z.uuid()), title }) });
    read({
      ...staff,
      audits: { as: 'work.read', about: 'learners' },
      response: z.object({ name: z.string() }),
    });

    // @ts-expect-error a name
    read({ ...staff, response: z.object({ name: z.string() }) });
    // @ts-expect-error a number to call, however deep
    action({
      ...staff,
      method: 'POST',
      response: z.object({ a: z.array(z.nullable(z.object({ phone: z.string() }))) }),
    });
    // @ts-expect-error notes beside a title
    command({
      ...staff,
      ...waiting,
      body,
      response: z.extend(title, { notes: z.optional(z.array(z.string())) }),
    });
    // @ts-expect-error in one of several forms
    read({ ...staff, response: z.object({ a: z.union([plain, z.object({ essay: z.string() })]) }) });
    // @ts-expect-error the id of a learner
    read({ ...staff, response: z.object({ learner_id: z.uuid() }) });
    // @ts-expect-error fields that are not listed
    read({ ...staff, response: z.looseObject({ id: z.uuid() }) });
    // @ts-expect-error anything at all
    read({ ...staff, response: z.object({ rows: z.array(z.unknown()) }) });
    // @ts-expect-error names as keys
    read({ ...staff, response: z.record(z.string(), z.number()) });
    // @ts-expect-error a schema that nobody has looked at
    read({ ...staff, response: response as z.core.$ZodType });
    // @ts-expect-error bytes, which may be a recording or a table
    stream(staff);
    // @ts-expect-error and no call of staff goes unrecorded
    read({ ...spec, who: 'staff', response });
  });
});

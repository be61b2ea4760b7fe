import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { reasonOf, SanitisedError, safeError } from './safe-error.ts';

const PHONE = '0912345678';
const SECRET = `Trần Minh Anh ${PHONE} anh@example.com "My essay"`;

const refusal = (): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError(`invalid input syntax for type uuid: "${SECRET}"`, 1, 'error'), {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (phone)=(${PHONE}) already exists.`,
    hint: SECRET,
    where: SECRET,
    internalQuery: SECRET,
    table: 'learners',
    constraint: 'learners_phone_unique',
    routine: '_bt_check_unique',
  });

const withName = (name: string, message: string): Error => Object.assign(new Error(message), { name });

describe('the safe form of an error', () => {
  it.each([
    ['a plain one', new Error(SECRET)],
    ['one that imitates frames', new Error(`first\n    at ${SECRET} (/x.ts:1:1)`)],
    ['of a database', refusal()],
    ['of a failed query', new DrizzleQueryError('insert into x values ($1)', [SECRET, PHONE], refusal())],
    [
      'of a text that is no JSON',
      (() => {
        try {
          return JSON.parse(SECRET);
        } catch (error) {
          return error;
        }
      })(),
    ],
    [
      'of the engine, repeating a value',
      new TypeError(`Cannot use 'in' operator to search for 'a' in ${SECRET}`),
    ],
    ['with a body', Object.assign(new Error('refused'), { body: SECRET, response: { data: SECRET } })],
    ['with its cause', new Error('outer', { cause: new Error(SECRET, { cause: SECRET }) })],
    ['of several', new AggregateError([new Error(SECRET), SECRET], SECRET)],
    ['with a name made of data', withName(SECRET, SECRET)],
    ['of our own, quoting', withName('ContractBreach', `"${SECRET}" of ${PHONE} is not declared`)],
    ['with a code made of data', Object.assign(new Error('x'), { code: PHONE, table: SECRET })],
    ['that is none', SECRET],
  ])('contains none of its data: %s', (_, error) => {
    for (const shown of [
      JSON.stringify(safeError(error)),
      reasonOf(error),
      new SanitisedError(error).message,
    ])
      for (const part of ['Minh', PHONE, 'example.com', 'essay']) expect(shown).not.toContain(part);
  });

  it('contains location and cause, as far as the database names them', () => {
    const query = new DrizzleQueryError('insert into "learners" values ($1)', [PHONE], refusal());
    expect(safeError(query)).toMatchObject({
      message: 'Failed query: insert into "learners" values ($1)',
      cause: {
        message: 'invalid input syntax for type uuid: "…"',
        severity: 'ERROR',
        code: '23505',
        table: 'learners',
        constraint: 'learners_phone_unique',
        routine: '_bt_check_unique',
      },
    });
    expect(safeError(new Error('x')).stack?.[0]).toContain('safe-error.test.ts');
  });

  it.each([
    [
      'of the engine',
      new TypeError("Cannot read properties of undefined (reading 'id')"),
      /^TypeError Cannot read/,
    ],
    [
      'of our own',
      withName('ProviderError', 'the service answered 500'),
      /^ProviderError the service answered/,
    ],
    ['unknown, by its place', new Error('anything'), /^Error at .*safe-error\.test\.ts/],
  ])('is summarised in one line: %s', (_, error, line) => {
    expect(reasonOf(error)).toMatch(line);
  });
});

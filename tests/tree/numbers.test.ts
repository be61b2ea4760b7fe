import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

/** Code that reads the database. */
const sources = codeFiles()
  .filter((path) => /^(?:server|operator)\//.test(path) && !/\.test\.ts$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const placesOf = (pattern: RegExp): string[] =>
  sources
    .filter(({ source }) => pattern.test(source))
    .map(({ path }) => path)
    .toSorted();

/** A number compared in a query, with the query builder or in SQL. */
const COMPARED =
  /\b(?:eq|ne|inArray|like|arrayContains|arrayOverlaps)\(\s*(?:\w+\.)?phone\b|(?<!const )\bphone\}?\)?\s*(?:=(?![=>])|in|like|<>)\s*(?:any\b|\$\{|\(|['"]|\w+\.)/;

it('nothing leads from a number to a person but what asks for its code, and the owner who proved it', () => {
  expect(placesOf(COMPARED)).toEqual(
    [
      // Looks for a number by its end, and shows what is found.
      'server/domain/operations/phone-end.ts',
      // Signing in: whoever is found has to enter a password, or the code.
      'server/domain/credentials/find-by-phone.ts',
      'server/domain/credentials/known-devices.ts',
      'server/domain/credentials/one-time-code.ts',
      'server/domain/learner/number-owner.ts',
      // Phones of a language.
      'server/domain/sounds/own-record.ts',
    ].toSorted(),
  );
});

it('an account is looked up by its number for signing in, and where staff name somebody by it', () => {
  expect(placesOf(/\bfindByPhone\(/)).toEqual(
    [
      // Whether a code is sent at all.
      'server/areas/account/routes.ts',
      'server/areas/account/sign-up-and-in.ts',
      'operator/make-demo.ts',
      'server/domain/operations/learner-by-phone.ts',
      'server/domain/credentials/find-by-phone.ts',
    ].toSorted(),
  );
  expect(placesOf(/\blearnerByPhone\(/)).toEqual(
    [
      'operator/grant.ts',
      'operator/second-factor.ts',
      'server/areas/operator-advice/routes.ts',
      'server/areas/staff-classes/routes.ts',
      'server/domain/operations/grant.ts',
      'server/domain/operations/learner-by-phone.ts',
    ].toSorted(),
  );
});

it('an account has a proven number, none, or says that nobody has proven it yet', () => {
  expect(placesOf(/\.insert\(learners\)/)).toEqual(
    [
      // After the code.
      'server/areas/account/sign-up-and-in.ts',
      // Says so.
      'operator/make-demo.ts',
      // Has none.
      'server/http/guests.ts',
    ].toSorted(),
  );
  expect(placesOf(/\.set\(\{[^}]*\bphone\b/)).toEqual([]);
});

import { expect, it } from 'vitest';
import { sourcesIn } from './source-files.ts';

/** Code that reads the database. */
const sources = sourcesIn('server', 'operator');
const placesOf = (pattern: RegExp): string[] =>
  sources
    .filter(({ source }) => pattern.test(source))
    .map(({ path }) => path)
    .toSorted();

/** A number compared in a query, with the query builder or in SQL. */
const COMPARED =
  /\b(?:eq|ne|inArray|like|arrayContains|arrayOverlaps)\(\s*(?:\w+\.)?phone\b|(?<!const )\bphone\}?\)?\s*(?:=(?![=>])|in|like|<>)\s*(?:any\b|\$\{|\(|['"]|\w+\.)/;
const FIND = /\bfindByPhone\(/;
const NAME = /\blearnerByPhone\(/;
const MAKE = /\.insert\(learners\)/;
const CHANGE = /\.set\(\{[^}]*\bphone\b/;

it.each([
  [COMPARED, '.where(eq(learners.phone, phone))', true],
  [COMPARED, 'where l.phone = any(phones)', true],
  [COMPARED, 'const phone = input.phone;', false],
  [FIND, 'await findByPhone(db, phone)', true],
  [NAME, 'learnerByPhone(tx, phone)', true],
  [MAKE, 'tx.insert(learners).values(row)', true],
  [CHANGE, ".update(learners).set({ name, phone: '09' })", true],
  [CHANGE, '.update(learners).set({ name }).where(phone)', false],
])('%s finds %s: %s', (pattern, source, isFound) => {
  expect(pattern.test(source)).toBe(isFound);
});

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
  expect(placesOf(FIND)).toEqual(
    [
      // Whether a code is sent at all.
      'server/areas/account/routes.ts',
      'server/areas/account/sign-up-and-in.ts',
      'operator/make-demo.ts',
      'server/domain/operations/learner-by-phone.ts',
      'server/domain/credentials/find-by-phone.ts',
    ].toSorted(),
  );
  expect(placesOf(NAME)).toEqual(
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
  expect(placesOf(MAKE)).toEqual(
    [
      // After the code.
      'server/areas/account/sign-up-and-in.ts',
      // Says so.
      'operator/make-demo.ts',
      // Has none.
      'server/http/guests.ts',
    ].toSorted(),
  );
  expect(placesOf(CHANGE)).toEqual([]);
});

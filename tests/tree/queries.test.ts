import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

/** Keys and options of queries that are written by hand. */
const BY_HAND =
  /\bqueryKey: \[|\b(?:infiniteQ|q)ueryOptions(?:<[^(]*>)?\(|\b(?:get|set|is)\w*Quer(?:y|ies)\w*(?:<[^(]*>)?\(\[/;

const isByHand = (source: string): boolean => BY_HAND.test(source);

it('queries get their keys from their calls (src/platform/http/read-query.ts), not by hand', () => {
  const files = codeFiles().filter(
    (path) => path.startsWith('src/') && !path.startsWith('src/platform/') && !/\.test\.tsx?$/.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => isByHand(readFileSync(path, 'utf8')))).toEqual([]);
});

describe('the rule itself', () => {
  it.each([
    ["useQuery({ queryKey: ['profile'], queryFn: readProfile })", true],
    ["client.invalidateQueries({ queryKey: ['course'] })", true],
    ["client.setQueryData(['course', 'levels'], chosen)", true],
    ["client.getQueryData<Profile>(['profile'])", true],
    ['queryOptions({ queryKey, queryFn })', true],
    ['queryOptions<Profile | null>({ queryKey, queryFn })', true],
    ['useQuery(readQuery(ENDPOINTS.account.getProfile, {}))', false],
    ['client.invalidateQueries(queriesOf(ENDPOINTS.course))', false],
    ['client.setQueryData(levels().queryKey, chosen)', false],
  ])('%s is written by hand: %s', (source, found) => {
    expect(isByHand(source)).toBe(found);
  });
});

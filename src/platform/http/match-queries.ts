import type { Endpoint } from '#contract/protocol/endpoint.ts';

type Area = Readonly<Record<string, Endpoint>>;
interface Named {
  queryKey: readonly unknown[];
}

const pathsOf = (of: Endpoint | Area): string[] =>
  typeof of.path === 'string' ? [of.path] : Object.values(of as Area).map(({ path }) => path);

/** Matches the queries of these calls, whatever they are given; an area stands for all of its calls. */
export function queriesOf(...of: readonly (Endpoint | Area)[]) {
  const paths = new Set<unknown>(of.flatMap(pathsOf));
  return { predicate: ({ queryKey: [path] }: Named): boolean => paths.has(path) };
}

/** Matches the queries of a call and of those whose path continues its path. */
export const queriesBelow = ({ path: top }: Endpoint) => ({
  predicate: ({ queryKey: [path] }: Named): boolean => path === top || `${path}`.startsWith(`${top}/`),
});

/** Matches the queries that are given a value, such as the id of an attempt. */
export const queriesAbout = (value: string) => ({
  predicate: ({ queryKey: [, input] }: Named): boolean => Object.values(input ?? {}).includes(value),
});

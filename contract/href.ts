import { PAGE_PATHS, type PageName } from './pages.ts';

/** The parameters in a path; `unknown` if it has none. */
type ParamsIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> & ParamsIn<Tail>
  : Path extends `:${infer Param}?`
    ? { readonly [Name in Param]?: string | undefined }
    : Path extends `:${infer Param}`
      ? { readonly [Name in Param]: string }
      : unknown;

/** By name, not yet encoded; null and undefined are omitted. */
type Values = Readonly<Record<string, string | null | undefined>>;

type Given<Params> = unknown extends Params
  ? [params?: Record<string, never>, query?: Values]
  : object extends Params
    ? [params?: Params, query?: Values]
    : [params: Params, query?: Values];

/**
 * The path of a page, from the site's root. The only place that encodes parameters and query.
 * @param params by their names in the page's path
 */
export function href<Name extends PageName>(
  name: Name,
  ...given: Given<ParamsIn<(typeof PAGE_PATHS)[Name]>>
): string;
export function href(name: PageName, params: Values = {}, query: Values = {}): string {
  const path = PAGE_PATHS[name].replace(/\/:(\w+)\??/g, (_, param: string) => {
    const value = params[param];
    return value == null ? '' : `/${encodeURIComponent(value)}`;
  });
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value == null ? [] : `${key}=${encodeURIComponent(value)}`,
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

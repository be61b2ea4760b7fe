import { PAGE_PATHS, type PageName } from './pages.ts';

/** The parameters that a path names; `unknown` where it names none. */
type ParamsIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> & ParamsIn<Tail>
  : Path extends `:${infer Param}?`
    ? { readonly [Name in Param]?: string | undefined }
    : Path extends `:${infer Param}`
      ? { readonly [Name in Param]: string }
      : unknown;

/** By name, not encoded yet; null and undefined are left out. */
type Values = Readonly<Record<string, string | null | undefined>>;

type Given<Params> = unknown extends Params
  ? [params?: Record<string, never>, query?: Values]
  : object extends Params
    ? [params?: Params, query?: Values]
    : [params: Params, query?: Values];

/**
 * The address of a page, from the site's root. Parameters and query are encoded here and nowhere else.
 * @param params by the names that the page's path has for them
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
  const asked = Object.entries(query).flatMap(([key, value]) =>
    value == null ? [] : `${key}=${encodeURIComponent(value)}`,
  );
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}

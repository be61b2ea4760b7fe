import { enableCompileCache, getCompileCacheDir, type ResolveFnOutput, registerHooks } from 'node:module';

const ROOT = new URL('../../', import.meta.url).href;
const isSource = (url: string | undefined): boolean =>
  url?.startsWith(ROOT) === true && !url.includes('/node_modules/');

/** Where the sources find packages. Node would parse a package's list of exports again for each import. */
const packages = new Map<string, ResolveFnOutput>();

/** Our own files, which are called by where they are: `#` stands for the root, as in package.json. */
const sourceUrl = (specifier: string, parent: string | undefined): string =>
  specifier.startsWith('#') ? ROOT + specifier.slice(1) : new URL(specifier, parent).href;

/**
 * Shortens a start, which learners wait for after a crash and operators before each answer, from 1.4 s to 0.4 s of
 * loading. Drizzle consists of hundreds of small files, which Node loads six times faster as CommonJS; compiled code is
 * cached between starts; what the sources import is found without looking into package.json each time. Must run before
 * the imports it speeds up.
 */
enableCompileCache();
// For our threads, which read it when they start.
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir();
registerHooks({
  resolve: (specifier, context, next) => {
    const isOurs = isSource(context.parentURL);
    if (isOurs && /^[#.].*\.ts$/.test(specifier))
      return {
        url: sourceUrl(specifier, context.parentURL),
        format: 'module-typescript',
        shortCircuit: true,
      };
    const known = isOurs ? packages.get(specifier) : undefined;
    if (known) return known;
    const conditions = specifier.startsWith('drizzle-orm') ? ['node', 'require'] : context.conditions;
    const found = { ...next(specifier, { ...context, conditions }), shortCircuit: true };
    if (isOurs && !/^[#.]/.test(specifier)) packages.set(specifier, found);
    return found;
  },
});

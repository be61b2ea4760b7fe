import { enableCompileCache, registerHooks } from 'node:module';

/**
 * Shortens the start, which learners wait for after a crash: from 1.4 s to 0.6 s of loading. Drizzle is hundreds of
 * small files, which Node loads six times faster in their CommonJS form; compiled code is kept between starts.
 * Has to run before what it is to speed up is imported.
 */
enableCompileCache();
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('drizzle-orm')
      ? next(specifier, { ...context, conditions: ['node', 'require'] })
      : next(specifier, context),
});

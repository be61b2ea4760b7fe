import { enableCompileCache, registerHooks } from 'node:module';

/**
 * Shortens a start, which learners wait for after a crash and operators before each answer, from 1.4 s to 0.6 s of loading. Drizzle consists
 * of hundreds of small files, which Node loads six times faster as CommonJS; compiled code is cached between
 * starts. Must run before the imports it speeds up.
 */
enableCompileCache();
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('drizzle-orm')
      ? next(specifier, { ...context, conditions: ['node', 'require'] })
      : next(specifier, context),
});

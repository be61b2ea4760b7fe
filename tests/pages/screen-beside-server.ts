import { builtinEnvironments } from 'vitest/runtime';

/** A document as in the tests of pages, where modules are loaded as in those of services: the server runs beside it. */
export default { ...builtinEnvironments['happy-dom'], name: 'screen-beside-server', viteEnvironment: 'ssr' };

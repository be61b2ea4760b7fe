import { build, type InlineConfig, type Plugin } from 'vite';

/**
 * Runs a second build after the app's is written. @param configOf its config, given the app's output folder
 */
export function afterBuild(name: string, configOf: (outDir: string) => InlineConfig): Plugin {
  let outDir = '';
  return {
    name: `luyen:${name}`,
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({ configFile: false, publicDir: false, logLevel: 'warn', ...configOf(outDir) });
      },
    },
  };
}

import { build, type InlineConfig, type Plugin } from 'vite';

/** A second build once the app's own is written. @param configOf gives what it is made with, for the app's folder */
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

import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { joinChunks } from './join-chunks.ts';

/** What a guest sees first. Bytes are dearer there than anywhere else. */
const FIRST_PAGE = '/src/features/home/pages/home-page.tsx';
const FIRST_PAGE_WEIGHT = 30;
const OPTIONS = { bytesPerFile: 3000, otherLoads: 20 };
/** Bytes. */
const LARGE = 100_000;

/** @returns the name of the file that a module belongs in; null where the bundler's choice stays */
function nameJoins(chunks: readonly Rolldown.OutputChunk[]): (module: string) => string | null {
  const ofFile = new Map(chunks.map((chunk) => [chunk.fileName, { ...chunk, size: chunk.code.length }]));
  const initial = new Set<string>();
  const addInitial = (file: string): void => {
    if (initial.has(file)) return;
    initial.add(file);
    for (const next of ofFile.get(file)?.imports ?? []) addInitial(next);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) addInitial(fileName);
  const later = [...ofFile.values()].filter(({ fileName }) => !initial.has(fileName));
  const pages = later
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ fileName, facadeModuleId }) => ({
      file: fileName,
      weight: facadeModuleId?.endsWith(FIRST_PAGE) ? FIRST_PAGE_WEIGHT : 1,
    }));
  const files = later.map(({ fileName, size, imports, isDynamicEntry }) => ({
    file: fileName,
    size,
    imports,
    isAlone: isDynamicEntry || size >= LARGE,
  }));
  const names = new Map<string, string>();
  for (const [index, joined] of joinChunks(files, pages, OPTIONS).entries())
    for (const module of joined.flatMap((file) => ofFile.get(file)?.moduleIds ?? []))
      names.set(module, `shared-${index}`);
  return (module) => names.get(module) ?? null;
}

/**
 * Builds the app as the bundler would split it, decides what becomes one file, and lets the build go on with that.
 * @param plugins what the app's modules need, made anew
 */
export const joinedChunks = (plugins: () => PluginOption[]): Plugin => ({
  name: 'luyen:joined-chunks',
  apply: 'build',
  async config(config) {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      plugins: plugins(),
      build: { ...config.build, write: false },
    });
    const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    const name = nameJoins(outputs.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk'));
    const groups = [{ name, includeDependenciesRecursively: false }];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
});

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Parses positionals and options of a command; null for an unknown option or a missing value. */
export function readArgs<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return null;
  }
}

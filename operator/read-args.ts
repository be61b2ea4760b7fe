import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The words and options of a command; null where there is an option that it does not have, or one without its value. */
export function readArgs<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return null;
  }
}

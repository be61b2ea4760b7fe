import { pathToFileURL } from 'node:url';

/** A pattern as it was made while its module was loaded. */
export interface BuiltPattern {
  /** `file:line:column` of the call that made it. */
  place: string;
  source: string;
  flags: string;
}

const made: BuiltPattern[] = [];
const Plain = globalThis.RegExp;

/** Where a pattern is made: the first frame of the stack that is not this file's. */
function placeOfCall(): string {
  const frames = new Error('place').stack?.split('\n').slice(1) ?? [];
  return frames.find((frame) => !frame.includes('built-patterns.ts')) ?? '';
}

globalThis.RegExp = new Proxy(Plain, {
  construct(target, args, newTarget) {
    const pattern: unknown = Reflect.construct(target, args, newTarget);
    if (pattern instanceof Plain) {
      made.push({ place: placeOfCall(), source: pattern.source, flags: pattern.flags });
    }
    return Object(pattern);
  },
});

// Node runs the files as they are written, so that places are those of the sources.
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
process.stdout.write(JSON.stringify(made));

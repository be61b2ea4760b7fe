import { pathToFileURL } from 'node:url';

/** A regular expression created while its module was loaded. */
export interface BuiltPattern {
  /** `file:line:column` of the call that created it. */
  place: string;
  source: string;
  flags: string;
}

const made: BuiltPattern[] = [];
const Plain = globalThis.RegExp;

/** Where a pattern is created: the first stack frame outside this file. */
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

// Node runs the sources directly, so that positions are those of the sources.
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
process.stdout.write(JSON.stringify(made));

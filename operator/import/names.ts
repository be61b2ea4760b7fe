import { slugOf } from '#rules/text/slug.ts';

const MAX_CHARACTERS = 60;

/** Creates unique ids from names. */
export class Ids {
  readonly #given = new Set<string>();

  /** @param fallback used if the name has no characters allowed in an id */
  of(name: string, fallback: string): string {
    const base = (slugOf(name) || fallback).slice(0, MAX_CHARACTERS - 5).replace(/-$/, '');
    let id = base;
    for (let copy = 2; this.#given.has(id); copy += 1) id = `${base}-${copy}`;
    this.#given.add(id);
    return id;
  }
}

import { slugOf } from '#rules/text/slug.ts';

const MOST_CHARACTERS = 60;

/** Gives ids that are unlike one another, made of names. */
export class Ids {
  readonly #given = new Set<string>();

  /** @param fallback where the name has no letter that an id may have */
  of(name: string, fallback: string): string {
    const base = (slugOf(name) || fallback).slice(0, MOST_CHARACTERS - 5).replace(/-$/, '');
    let id = base;
    for (let copy = 2; this.#given.has(id); copy += 1) id = `${base}-${copy}`;
    this.#given.add(id);
    return id;
  }
}

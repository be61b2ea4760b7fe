import { z } from 'zod/mini';
import type { Random } from '../../chaos/random.ts';
import { hostileNumber, hostileText, hostileValue, longText } from './hostile.ts';

type Schema = z.core.$ZodType;

/** How far an input deviates from the contract. */
export type DialoguePolicy = 'valid' | 'nearly' | 'boundary' | 'hostile';
export const MANNERS: readonly DialoguePolicy[] = ['valid', 'nearly', 'boundary', 'hostile'];

/** Generates inputs from the contract's schemas. */
export class Inputs {
  readonly random: Random;
  /** Texts that mean something to the server under test, tried wherever the schema allows them. */
  readonly #known: readonly string[];

  constructor(random: Random, known: readonly string[]) {
    this.random = random;
    this.#known = known;
  }

  /** A value for a schema; undefined where it is left out. */
  of(schema: Schema, manner: DialoguePolicy): unknown {
    const { random } = this;
    if (manner === 'hostile' && random.chance(0.3)) return hostileValue(random);
    if (manner === 'nearly' && random.chance(0.1)) return hostileValue(random);
    const { def } = (schema as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'string':
        return this.#text(schema, manner);
      case 'number':
        return this.#number(schema, manner);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      case 'literal':
        return random.pick(def.values);
      case 'enum':
        return random.pick(Object.values(def.entries));
      case 'optional':
      case 'default':
        return random.chance(0.3) ? undefined : this.of(def.innerType, manner);
      case 'nullable':
        return random.chance(0.3) ? null : this.of(def.innerType, manner);
      case 'union':
        return this.of(random.pick(def.options), manner);
      case 'array': {
        const count = random.pick(manner === 'boundary' ? [0, 100, 101] : [0, 1, 2, 4]);
        return Array.from({ length: count }, () => this.of(def.element, manner));
      }
      case 'tuple':
        return def.items.map((item) => this.of(item, manner));
      case 'record': {
        const count = random.pick(manner === 'boundary' ? [0, 100, 101, 5_000] : [0, 1, 3]);
        return Object.fromEntries(
          Array.from({ length: count }, (_, at) => [String(at), this.of(def.valueType, 'valid')]),
        );
      }
      case 'object':
        return this.#object(def.shape, manner);
      default:
        throw new Error(`unsupported schema type ${def.type}`);
    }
  }

  #object(shape: Readonly<Record<string, Schema>>, manner: DialoguePolicy): Record<string, unknown> {
    const entries = Object.entries(shape).flatMap(([name, field]) => {
      const value = this.of(field, manner);
      const isDropped = value === undefined || (manner === 'nearly' && this.random.chance(0.03));
      return isDropped ? [] : [[name, value] as const];
    });
    const more = manner === 'hostile' ? [[this.random.pick(['__proto__', 'id', '\u0000']), 1] as const] : [];
    return Object.fromEntries([...entries, ...more]);
  }

  #text(schema: Schema, manner: DialoguePolicy): string {
    if (manner === 'hostile') return hostileText(this.random);
    const fits = (text: string): boolean => z.safeParse(schema, text).success;
    if (manner === 'boundary') {
      const long = longText(this.random, this.random.pick([10, 80, 100, 200, 500, 1_000, 8_000, 20_000]));
      return this.random.chance(0.7) && fits(long) ? long : `${long}${long}`;
    }
    const fitting = this.#known.filter(fits);
    return fitting.length > 0 ? this.random.pick(fitting) : hostileText(this.random);
  }

  #number(schema: Schema, manner: DialoguePolicy): number {
    if (manner === 'hostile' || manner === 'boundary') return hostileNumber(this.random);
    const fitting = [0, 1, 2, 3, 6.5, 30, Date.now(), Date.now() - 86_400_000, -5_000].filter(
      (number) => z.safeParse(schema, number).success,
    );
    return fitting.length > 0 ? this.random.pick(fitting) : hostileNumber(this.random);
  }
}

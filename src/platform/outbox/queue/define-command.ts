import type { Operation, OperationBody, OperationParams } from './operations.ts';

/** Commands with the same prefix and the same values of these fields share a slot. Its name is stored. */
export interface Slot<F extends string> {
  prefix: string;
  of: readonly [F, ...F[]];
}

/** A kind of work that is sent through the queue. */
export interface Command<O extends Operation = Operation, F extends string = string> {
  operation: O;
  /** Rows of one slot replace each other until they are sent; without a slot, rows are independent. */
  slot: Slot<F> | null;
}

/** What may identify a slot: fields of the body and of the parameters, and the owner. */
type Field<O extends Operation> = 'owner' | (string & (keyof OperationBody<O> | keyof OperationParams<O>));

/** Declares a command. Its endpoint is that of the operation in `OPERATIONS`. */
export const defineCommand = <O extends Operation, F extends Field<O> = never>(
  operation: O,
  slot?: Slot<F>,
): Command<O, F> => ({ operation, slot: slot ?? null });

/** `isWhole`: names one slot; otherwise a prefix of several names. */
export interface SlotName {
  name: string;
  isWhole: boolean;
}

/**
 * The name of a slot as stored in rows: the prefix and the values, joined by colons.
 * @param values of its fields; the last ones may be missing
 */
export function slotName({ prefix, of }: Slot<string>, values: object): SlotName {
  const known = new Map<string, unknown>(Object.entries(values));
  const missing = of.findIndex((field) => known.get(field) === undefined);
  const given = (missing < 0 ? of : of.slice(0, missing)).map((field) => known.get(field));
  const name = [prefix, ...given].join(':');
  return missing < 0 ? { name, isWhole: true } : { name: `${name}:`, isWhole: false };
}

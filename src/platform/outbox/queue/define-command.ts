import type { Operation, OperationBody, OperationParams } from './operations.ts';

/** Commands with the same prefix and the same values of these fields are of one slot. Its name is stored. */
export interface Slot<F extends string> {
  prefix: string;
  of: readonly [F, ...F[]];
}

/** A kind of work that travels through the queue. */
export interface Command<O extends Operation = Operation, F extends string = string> {
  operation: O;
  /** Rows of one slot replace each other until they are sent; without one every row stands for itself. */
  slot: Slot<F> | null;
}

/** What a slot may be told by: fields of the body and of the parameters, and whose work it is. */
type Field<O extends Operation> = 'owner' | (string & (keyof OperationBody<O> | keyof OperationParams<O>));

/** Declares a command. Its endpoint is the one that `OPERATIONS` has for the operation. */
export const defineCommand = <O extends Operation, F extends Field<O> = never>(
  operation: O,
  slot?: Slot<F>,
): Command<O, F> => ({ operation, slot: slot ?? null });

/** `isWhole`: of one slot; else what the names of several begin with. */
export interface SlotName {
  name: string;
  isWhole: boolean;
}

/**
 * The name of a slot as rows carry it: the prefix and the values, with colons between.
 * @param values of its fields; the last ones may be missing
 */
export function slotName({ prefix, of }: Slot<string>, values: object): SlotName {
  const known = new Map<string, unknown>(Object.entries(values));
  const missing = of.findIndex((field) => known.get(field) === undefined);
  const given = (missing < 0 ? of : of.slice(0, missing)).map((field) => known.get(field));
  const name = [prefix, ...given].join(':');
  return missing < 0 ? { name, isWhole: true } : { name: `${name}:`, isWhole: false };
}

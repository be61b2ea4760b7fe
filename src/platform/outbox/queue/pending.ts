import { db } from '../database/db.ts';
import type { CommandRow } from '../database/rows.ts';
import { type Command, type SlotName, slotName } from './define-command.ts';
import { listQueue } from './queue.ts';
import { type ReadRow, readRow } from './read-row.ts';

export type PendingOf<C extends Command> = ReadRow<C['operation']>;

type FieldOf<C> = C extends Command<infer _, infer F> ? F : never;
/** Which rows: all of an owner, or those of a slot, of whose fields the first ones are enough. */
type At<C extends Command> = { owner?: string } & { [F in FieldOf<C>]?: string };

const readSlot = ({ name, isWhole }: SlotName): Promise<CommandRow[]> => {
  const slots = db.commands.where('slot');
  return (isWhole ? slots.equals(name) : slots.startsWith(name)).toArray();
};

/** Whether the row is of the command, and in the slot if its first field is given. */
export function isOf<C extends Command>(row: CommandRow, { operation, slot }: C, at: At<C>): boolean {
  if (row.operation !== operation || (at.owner ?? row.owner) !== row.owner) return false;
  if (slot === null || !(slot.of[0] in at)) return true;
  const { name, isWhole } = slotName(slot, at);
  return isWhole ? row.slot === name : row.slot?.startsWith(name) === true;
}

/** The pending rows of these commands, oldest first, whether this version of the app can read them or not. */
export async function rowsOf<C extends Command>(commands: readonly C[], at: At<C>): Promise<CommandRow[]> {
  const isBySlot = ({ slot }: C): boolean => slot !== null && slot.of[0] in at;
  const queue = commands.every(isBySlot) ? [] : await listQueue(at.owner ?? '');
  const read = async (command: C): Promise<CommandRow[]> => {
    const rows = command.slot && isBySlot(command) ? await readSlot(slotName(command.slot, at)) : queue;
    return rows.filter((row) => isOf(row, command, at));
  };
  const found = await Promise.all(commands.map(read));
  return [...new Set(found.flat())].toSorted((one, other) => one.seq - other.seq);
}

/**
 * The same rows with their content, parsed by the contract. Rows that this version of the app cannot read are
 * left out: they stay in the queue as they are, for a newer app or to be refused when they are sent.
 */
export async function pending<C extends Command>(commands: readonly C[], at: At<C>): Promise<PendingOf<C>[]> {
  const rows = await rowsOf(commands, at);
  return rows.flatMap((row) => {
    const command = commands.find(({ operation }) => operation === row.operation);
    return command ? (readRow<C['operation']>(command.operation, row) ?? []) : [];
  });
}

/** How many rows are sent automatically, and how many wait for a person. */
export function countStates(rows: readonly Pick<CommandRow, 'state'>[]): { queued: number; parked: number } {
  const parked = rows.filter(({ state }) => state === 'parked').length;
  return { queued: rows.length - parked, parked };
}

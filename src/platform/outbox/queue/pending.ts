import { db } from '../database/db.ts';
import type { CommandRow } from '../database/rows.ts';
import { listQueue } from './queue.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { type QueuedCommand, type SlotFieldOf, slotName } from './slots.ts';

/** Which rows: all of an owner, or those of a slot, of whose fields the first ones are enough. */
type At<C extends QueuedCommand> = { owner?: string } & { [F in SlotFieldOf<C>]?: string };

/** Whether the row is of the command, and in the slot if its first field is given. */
export function isOf<C extends QueuedCommand>(row: CommandRow, command: C, at: At<C>): boolean {
  if (row.operation !== command.storedAs || (at.owner ?? row.owner) !== row.owner) return false;
  const slot = slotName(command, at);
  if (slot === null) return true;
  return slot.isWhole ? row.slot === slot.name : row.slot?.startsWith(slot.name) === true;
}

/** The pending rows of these commands, oldest first, whether this version of the app can read them or not. */
export async function rowsOf<C extends QueuedCommand>(
  commands: readonly C[],
  at: At<C>,
): Promise<CommandRow[]> {
  const queue = commands.every((command) => slotName(command, at)) ? [] : await listQueue(at.owner ?? '');
  const read = async (command: C): Promise<CommandRow[]> => {
    const slot = slotName(command, at);
    const where = db.commands.where('slot');
    const bySlot = slot && (slot.isWhole ? where.equals(slot.name) : where.startsWith(slot.name));
    const rows = (await bySlot?.toArray()) ?? queue;
    return rows.filter((row) => isOf(row, command, at));
  };
  const found = await Promise.all(commands.map(read));
  return [...new Set(found.flat())].toSorted((one, other) => one.seq - other.seq);
}

/**
 * The same rows with their content, parsed by the contract. Rows that this version of the app cannot read are
 * left out: they stay in the queue as they are, for a newer app or to be refused when they are sent.
 */
export async function pending<C extends QueuedCommand>(
  commands: readonly C[],
  at: At<C>,
): Promise<ReadRow<C>[]> {
  const rows = await rowsOf(commands, at);
  return rows.flatMap((row) => {
    const command = commands.find(({ storedAs }) => storedAs === row.operation);
    return command ? (readRow(command, row) ?? []) : [];
  });
}

/** How many rows are sent automatically, and how many wait for a person. */
export function countStates(rows: readonly Pick<CommandRow, 'state'>[]): { queued: number; parked: number } {
  const parked = rows.filter(({ state }) => state === 'parked').length;
  return { queued: rows.length - parked, parked };
}

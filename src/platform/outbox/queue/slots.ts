import type { Command } from '#contract/protocol/endpoint.ts';
import type { Slot } from '#contract/protocol/slots.ts';

/** A command as rows of it are saved and found: in one slot, or in none. */
export type QueuedCommand = Command & { slots?: readonly [] | readonly [Slot] };

type SlotsOf<C extends Command> = NonNullable<C['slots']>[number];
/** The fields that tell the slot of a command. */
export type SlotFieldOf<C extends Command> = SlotsOf<C>['of'][number];

/** A command that is saved in several slots, in one of them. */
export function inSlot<C extends Command, X extends SlotsOf<C>['prefix']>(command: C, prefix: X) {
  const slots = command.slots?.filter((slot) => slot.prefix === prefix);
  return { ...command, slots } as unknown as Omit<C, 'slots'> & {
    slots: readonly [Extract<SlotsOf<C>, { prefix: X }>];
  };
}

/** `isWhole`: names one slot; otherwise a prefix of several names. */
interface SlotName {
  name: string;
  isWhole: boolean;
}

/**
 * The name of a command's slot as stored in rows: the prefix and the values, joined by colons.
 * @param values of its fields; the last ones may be missing
 * @returns null without a slot, or if not even its first value is given
 */
export function slotName({ slots = [] }: QueuedCommand, values: object): SlotName | null {
  const [slot] = slots;
  if (!slot) return null;
  const known = new Map<string, unknown>(Object.entries(values));
  const missing = slot.of.findIndex((field) => known.get(field) === undefined);
  if (missing === 0) return null;
  const given = (missing < 0 ? slot.of : slot.of.slice(0, missing)).map((field) => known.get(field));
  const name = [slot.prefix, ...given].join(':');
  return missing < 0 ? { name, isWhole: true } : { name: `${name}:`, isWhole: false };
}

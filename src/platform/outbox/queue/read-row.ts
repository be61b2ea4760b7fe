import { z } from 'zod/mini';
import { COMMANDS } from '#contract/protocol/commands.ts';
import type { BodyOf, Command, ParamsOf } from '#contract/protocol/endpoint.ts';
import type { CommandRow } from '../database/rows.ts';

/** A row of the queue with the content that the contract gives its command. */
export type ReadRow<C extends Command> = C extends Command
  ? Omit<CommandRow, 'operation' | 'params' | 'body'> & {
      operation: C['storedAs'];
      params: ParamsOf<C>;
      body: BodyOf<C>;
    }
  : never;

/** @returns null if this version of the app cannot read it */
export function readRow<C extends Command>({ storedAs }: C, row: CommandRow): ReadRow<C> | null {
  // From the list that sending needs on each page: so the build makes one part of all commands, not thirty.
  const command = COMMANDS.get(storedAs);
  const params = command?.params && z.safeParse(command.params, row.params);
  const body = command && z.safeParse(command.body, row.body);
  if (params?.success === false || !body?.success) return null;
  return { ...row, operation: storedAs, params: params?.data, body: body.data } as ReadRow<C>;
}

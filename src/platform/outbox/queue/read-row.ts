import type { z } from 'zod/mini';
import type { CommandRow } from '../database/rows.ts';
import { OPERATIONS, type Operation, type OperationBody, type OperationParams } from './operations.ts';

/** A row of the queue with the content that the contract gives its operation. */
interface RowOf<O extends Operation> extends Omit<CommandRow, 'operation' | 'params' | 'body'> {
  operation: O;
  params: OperationParams<O> | undefined;
  body: OperationBody<O>;
}
export type ReadRow<O extends Operation> = { [P in O]: RowOf<P> }[O];

type Schemas = {
  [O in Operation]: {
    params?: z.ZodMiniType<OperationParams<O>>;
    body?: z.ZodMiniType<OperationBody<O>>;
  };
};
const SCHEMAS: Schemas = OPERATIONS;

/** @returns null if this version of the app cannot read it */
export function readRow<O extends Operation>(operation: O, row: CommandRow): ReadRow<O> | null {
  const schemas = SCHEMAS[operation];
  const params = schemas.params?.safeParse(row.params);
  const body = schemas.body?.safeParse(row.body);
  if (params?.success === false || !body?.success) return null;
  return { ...row, operation, params: params?.data, body: body.data };
}

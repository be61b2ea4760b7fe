import type { OperationName } from './endpoints.ts';

const STORED: Readonly<Partial<Record<OperationName, string>>> = {
  'examTaking.updateAnswer': 'practiceTest.updateAnswer',
  'guest.claim': 'practiceTest.claim',
};

/**
 * The name under which a command is stored: in the rows of a device's outbox, and on the server with its idempotency
 * key. It does not change when the contract renames the command, so that existing rows and keys stay valid.
 */
export const storedName = (operation: OperationName): string => STORED[operation] ?? operation;

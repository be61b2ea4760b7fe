import type { OperationName } from './endpoints.ts';

const STORED: Readonly<Partial<Record<OperationName, string>>> = {
  'examTaking.updateAnswer': 'practiceTest.updateAnswer',
  'guest.claim': 'practiceTest.claim',
};

/**
 * The name that a command is stored by: in the rows of a device's outbox, and on the server with its
 * idempotency key, where it is part of what the key stands for. It stays when the contract calls the command otherwise:
 * rows and keys of the version before go on being understood.
 */
export const storedName = (operation: OperationName): string => STORED[operation] ?? operation;

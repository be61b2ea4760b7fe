import type { Command } from './endpoint.ts';
import { EVERY_ENDPOINT } from './every-endpoint.ts';

/**
 * Every command by its stored name. The app is built with a list of them in place of this search, so that it loads no
 * other call for it (`build/lean-contract.ts`).
 */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  EVERY_ENDPOINT.flatMap(({ endpoint }) =>
    endpoint.kind === 'command' ? [[endpoint.storedAs, endpoint] as const] : [],
  ),
);

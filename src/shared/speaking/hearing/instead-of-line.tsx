import type { Unheard } from './hear-words.ts';
import { INSTEAD_OF } from './messages/instead-of.ts';

/** Why the server heard it instead of this device; nothing where this device did, or has no recogniser. */
export const InsteadOfLine = ({ reason }: { reason: Unheard | null }) =>
  reason && <p className="text-center text-sm text-muted text-pretty">{INSTEAD_OF[reason]}</p>;

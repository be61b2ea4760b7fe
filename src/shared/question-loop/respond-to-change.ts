import type { Answer } from '#contract/question.ts';
import { respond } from '#src/ui/sounds/respond.ts';
import { cueOfChange } from './cue-of-change.ts';

/** A touch that chooses is felt. */
export function respondToChange({ type_code }: Answer): void {
  const cue = cueOfChange(type_code);
  if (cue) respond(cue);
}

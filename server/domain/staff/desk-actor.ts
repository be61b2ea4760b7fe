/** Who works at the desk: an operator, or somebody at the command line, whose id is null. */
export interface DeskActor {
  id: string | null;
  /** As they were named on the command line; an operator's is in their profile. */
  name: string | null;
}

/** At the command line, without a name. */
export const AT_COMMAND_LINE: DeskActor = { id: null, name: null };

import { create } from 'zustand';

interface UpdateState {
  /** Lets the waiting version take over; null while there is none. */
  takeOver: (() => void) | null;
  /** What is going on that a reload would harm: a recording, a timed test, unsaved words. */
  holds: ReadonlyMap<symbol, string>;
  /** The learner said yes while something held the update back. */
  wanted: boolean;
}

const useUpdate = create<UpdateState>(() => ({ takeOver: null, holds: new Map(), wanted: false }));

/** A new version is installed and waits. */
export function offerUpdate(takeOver: () => void): void {
  useUpdate.setState({ takeOver });
}

/** Whether to tell the learner of a new version: never while something holds it back. */
export const useUpdateReady = (): boolean =>
  useUpdate(({ takeOver, holds, wanted }) => takeOver !== null && holds.size === 0 && !wanted);

/** Takes the new version, now or as soon as nothing holds it back. */
export function applyUpdate(): void {
  useUpdate.setState({ wanted: true });
  takeOverIfFree();
}

/**
 * Holds updates back: the learner is not asked, and nothing reloads.
 * @param reason what would be harmed
 * @returns releases the hold; calling it again does nothing
 */
export function holdUpdates(reason: string): () => void {
  const id = Symbol(reason);
  useUpdate.setState(({ holds }) => ({ holds: new Map(holds).set(id, reason) }));
  return () => {
    useUpdate.setState(({ holds }) => ({ holds: new Map([...holds].filter(([held]) => held !== id)) }));
    takeOverIfFree();
  };
}

/** Whether a reload would harm something now, for what is on screen. */
export const useUpdatesHeld = (): boolean => useUpdate(({ holds }) => holds.size > 0);

/** The same for code that runs once. */
export const updatesHeld = (): boolean => useUpdate.getState().holds.size > 0;

function takeOverIfFree(): void {
  const { takeOver, holds, wanted } = useUpdate.getState();
  if (!wanted || takeOver === null || holds.size > 0) return;
  useUpdate.setState({ takeOver: null, wanted: false });
  takeOver();
}

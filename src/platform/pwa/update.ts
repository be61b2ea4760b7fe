import { create } from 'zustand';

interface UpdateState {
  /** Activates the waiting version; null while there is none. */
  takeOver: (() => void) | null;
  /** What a reload would harm: a recording, a timed test, unsaved input. */
  holds: ReadonlyMap<symbol, string>;
  /** The learner accepted while something held the update back. */
  wanted: boolean;
  /** The new version is taking over; the page reloads in a moment. */
  applying: boolean;
}

const useUpdate = create<UpdateState>(() => ({
  takeOver: null,
  holds: new Map(),
  wanted: false,
  applying: false,
}));

/** A new version is installed and waiting. */
export function offerUpdate(takeOver: () => void): void {
  useUpdate.setState({ takeOver });
}

/** Whether to offer a new version: never while something holds it back. */
export const useUpdateReady = (): boolean =>
  useUpdate(({ takeOver, holds, wanted }) => takeOver !== null && holds.size === 0 && !wanted);

/** Whether to say that the accepted version is taking over. */
export const useUpdateApplying = (): boolean =>
  useUpdate(({ applying, holds }) => applying && holds.size === 0);

/** Applies the new version, now or as soon as nothing holds it back. */
export function applyUpdate(): void {
  useUpdate.setState({ wanted: true });
  takeOverIfFree();
}

/** Reloads without asking, as soon as nothing holds it back: the page runs beside another worker than its own. */
export function reloadWhenFree(): void {
  offerUpdate(() => location.reload());
  applyUpdate();
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

/** Whether a reload would harm something now; for components. */
export const useUpdatesHeld = (): boolean => useUpdate(({ holds }) => holds.size > 0);

/** Whether a reload would harm something now; for code outside React. */
export const updatesHeld = (): boolean => useUpdate.getState().holds.size > 0;

function takeOverIfFree(): void {
  const { takeOver, holds, wanted } = useUpdate.getState();
  if (!wanted || takeOver === null || holds.size > 0) return;
  useUpdate.setState({ takeOver: null, wanted: false, applying: true });
  takeOver();
}

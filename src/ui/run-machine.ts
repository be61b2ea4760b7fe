import { createStore, type StoreApi } from 'zustand/vanilla';

/** What an effect knows while it is performed. */
export interface Running<Event> {
  /** Tells how far it is or what came of it, while it is wanted. */
  report: (event: Event) => void;
  /** Aborted once nobody waits for its outcome. */
  signal: AbortSignal;
}

export interface Machine<State, Event> {
  store: StoreApi<State>;
  send: (event: Event) => void;
  /** Ends what is being performed: nobody waits for it any more. */
  stop: () => void;
}

/**
 * Runs a state machine: a pure step from state to state, and beside it what performs the effect that a state waits for.
 * Each effect is performed once, as soon as a state has it; what it reports counts until the state has another.
 */
export function runMachine<State extends { effect: Effect | null }, Event, Effect>(
  start: State,
  step: (state: State, event: Event) => State,
  perform: (effect: Effect, running: Running<Event>) => void,
): Machine<State, Event> {
  const store = createStore<State>(() => start);
  let running = new AbortController();
  const send = (event: Event): void => {
    const before = store.getState();
    const after = step(before, event);
    store.setState(after, true);
    const { effect } = after;
    if (effect === before.effect) return;
    running.abort();
    if (!effect) return;
    running = new AbortController();
    const { signal } = running;
    perform(effect, {
      signal,
      report: (news) => {
        if (store.getState().effect === effect) send(news);
      },
    });
  };
  return { store, send, stop: () => running.abort() };
}

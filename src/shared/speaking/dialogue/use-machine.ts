import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Running, runMachine } from '#src/ui/run-machine.ts';

/** A state machine of a component, which ends with it. Its effects are performed as the latest render would. */
export function useMachine<State extends { effect: Effect | null }, Event, Effect>(
  start: () => State,
  step: (state: State, event: Event) => State,
  perform: (effect: Effect, running: Running<Event>) => void,
): [state: State, send: (event: Event) => void] {
  const latest = useRef(perform);
  useEffect(() => {
    latest.current = perform;
  });
  const [{ store, send, stop }] = useState(() =>
    runMachine(start(), step, (effect: Effect, running: Running<Event>) => latest.current(effect, running)),
  );
  useEffect(() => stop, [stop]);
  return [useStore(store), send];
}

import { useSyncExternalStore } from 'react';

const container = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

const subscribe = (changed: () => void): (() => void) => {
  container()?.addEventListener('controllerchange', changed);
  return () => container()?.removeEventListener('controllerchange', changed);
};

const isControlled = (): boolean => Boolean(container()?.controller);

/** Whether the service worker controls this page: what was loaded through it opens with no network. */
export const useWorksOffline = (): boolean => useSyncExternalStore(subscribe, isControlled, () => false);

import { lazyPart } from '#src/platform/browser/load-part.ts';
import { ageWatch } from '#src/platform/offline/age-watch.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { OptionalPart } from './optional-part.tsx';

const StoredAge = lazyPart(() =>
  import('./stored-age.tsx').then((module) => ({ default: module.StoredAge })),
);

/** The age of the stored data on the page; its code is loaded once it may be needed. */
export function AgeLine() {
  const isOnline = useConnectivity() === 'online';
  const isWanted = ageWatch((state) => state.isWanted);
  return <OptionalPart>{(isWanted || !isOnline) && <StoredAge />}</OptionalPart>;
}

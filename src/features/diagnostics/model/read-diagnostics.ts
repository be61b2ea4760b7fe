import { checkNow, connectivity } from '#src/platform/offline/connectivity.ts';
import { storageSpace } from '#src/platform/offline/storage.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { buildOf, type Diagnostics } from './diagnostics.ts';

/** Guests are skipped: the database is not even opened for them. */
async function readUnsent(learnerId: string | null): Promise<Diagnostics['unsent']> {
  if (learnerId === null) return null;
  try {
    const { countQueue } = await import('#src/platform/outbox/queue/queue.ts');
    const { waiting, parked } = await countQueue(learnerId);
    return { waiting, parked };
  } catch {
    return 'unreadable';
  }
}

async function readPersisted(): Promise<boolean | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return (await storage?.persisted?.().catch(() => null)) ?? null;
}

/** Checks the server, the browser and the queue. Never throws. */
export async function readDiagnostics(): Promise<Diagnostics> {
  const { token, learnerId } = currentSession();
  const [server, unsent, room, persisted] = await Promise.all([
    checkNow().then(() => connectivity.getState().state),
    readUnsent(learnerId),
    storageSpace().catch(() => null),
    readPersisted(),
  ]);
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return {
    at: Date.now(),
    page: location.pathname,
    version: buildOf(entry?.src),
    signedIn: token !== null,
    networkHint: navigator.onLine,
    server,
    worksOffline: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    installed: matchMedia('(display-mode: standalone)').matches,
    unsent,
    room,
    persisted,
    screen: `${innerWidth} × ${innerHeight} @${devicePixelRatio}`,
    browser: navigator.userAgent,
  };
}

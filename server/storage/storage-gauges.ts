import { sum } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { learnerStorage } from '../db/schema-storage.ts';
import type { DiskSpace } from './disk-space.ts';

interface Stores {
  db: Database;
  disk: DiskSpace;
}

async function sumOf({ db }: Stores, column: 'stored_bytes' | 'unattached_bytes'): Promise<number> {
  const [row] = await db.select({ bytes: sum(learnerStorage[column]) }).from(learnerStorage);
  return Number(row?.bytes ?? 0);
}

/** Registers gauges for free and used space. A figure that is unavailable is omitted rather than stale. */
export function gaugeStorage(registry: Registry, stores: Stores): void {
  const gauge = (name: string, help: string, read: () => Promise<number>): void => {
    const made: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          made.set(await read());
        } catch {
          made.remove();
        }
      },
    });
  };
  gauge('disk_free_bytes', 'Free where DATA_DIR has least space', () => stores.disk.freeBytes());
  gauge('stored_bytes', 'What learners and guests store', () => sumOf(stores, 'stored_bytes'));
  gauge('unattached_bytes', 'Recordings to which no answer has referred yet', () =>
    sumOf(stores, 'unattached_bytes'),
  );
}

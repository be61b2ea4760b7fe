import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import { measuredQuery } from '#src/platform/offline/device-query.ts';
import { isPersisted, storageSpace } from '#src/platform/offline/storage.ts';
import { Card } from '#src/ui/card.tsx';

const readStorage = async () => ({ room: await storageSpace(), persisted: (await isPersisted()) ?? null });

interface StorageCardProps {
  /** Bytes of all downloads. */
  downloaded: number;
  /** Changes with the list of downloads, so that the storage is measured again. */
  stamp: string;
}

/** Used and free storage, and whether the browser guarantees persistence. */
export function StorageCard({ downloaded, stamp }: StorageCardProps) {
  const { data } = useQuery(measuredQuery('storage', stamp, readStorage));
  const facts = [
    { name: DOWNLOADS.downloaded, bytes: downloaded },
    ...(data?.room
      ? [
          { name: DOWNLOADS.used, bytes: data.room.used },
          { name: DOWNLOADS.free, bytes: data.room.free },
        ]
      : []),
  ];
  return (
    <Card className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(({ name, bytes }) => (
          <div key={name} className="flex items-baseline justify-between gap-3 sm:block">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">{formatBytes(bytes)}</dd>
          </div>
        ))}
      </dl>
      {data && data.persisted !== null && (
        <p className="text-sm text-muted">{data.persisted ? DOWNLOADS.persisted : DOWNLOADS.notPersisted}</p>
      )}
    </Card>
  );
}

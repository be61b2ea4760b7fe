import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatBytes } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import { isPersisted, storageRoom } from '#src/platform/offline/storage.ts';
import { detectsMobileData, isWifiOnly, setWifiOnly } from '#src/shared/download/network.ts';
import { Card } from '#src/ui/card.tsx';

interface StorageCardProps {
  /** Bytes of all downloads. */
  downloaded: number;
  /** Changes with the list of downloads, so that the storage is measured again. */
  stamp: string;
}

/** Used and free storage, and whether the browser guarantees persistence. */
export function StorageCard({ downloaded, stamp }: StorageCardProps) {
  const { data } = useQuery({
    queryKey: ['device', 'storage', stamp],
    queryFn: async () => ({ room: await storageRoom(), persisted: (await isPersisted()) ?? null }),
    persister: (read, context) => read(context),
    staleTime: 0,
    gcTime: 0,
  });
  const [wifiOnly, setOnly] = useState(isWifiOnly);
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
      {detectsMobileData() && (
        <div className="border-t border-line pt-3">
          <label className="flex min-h-11 items-center justify-between gap-4 font-semibold">
            {DOWNLOADS.wifiOnly}
            <input
              type="checkbox"
              className="size-6 shrink-0 accent-brand-strong"
              checked={wifiOnly}
              aria-describedby="wifi-only-text"
              onChange={({ target }) => {
                setWifiOnly(target.checked);
                setOnly(target.checked);
              }}
            />
          </label>
          <p id="wifi-only-text" className="text-sm text-muted">
            {DOWNLOADS.wifiOnlyText}
          </p>
        </div>
      )}
    </Card>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, LogOut } from 'lucide-react';
import type { Device } from '#contract/privacy.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { formatDate } from '#rules/text/formats.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { showToast } from '#src/ui/toast.ts';

const devices = () => readQuery(ENDPOINTS.privacy.devices, {});

function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callOrThrow(ENDPOINTS.privacy.endDevice, { params: { id } }),
    onSettled: () => client.invalidateQueries(devices()),
  });
}

function showFailure(error: Error): void {
  const isGone = error instanceof ApiError && error.failure.code === 'NOT_FOUND';
  showToast(isGone ? 'info' : 'error', isGone ? PRIVACY.deviceGone : error.message);
}

function lastUse({ last_used_at, network }: Device): string {
  const date = formatDate(last_used_at);
  return network === null ? PRIVACY.lastUsed(date) : PRIVACY.lastUsedFrom(date, network);
}

function DeviceRow({ device }: { device: Device }) {
  const ending = useEndDevice();
  const name = device.device ?? PRIVACY.unknownDevice;
  const end = () =>
    ending.mutate(device.id, {
      onSuccess: () => showToast('success', PRIVACY.deviceEnded),
      onError: showFailure,
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Laptop aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {device.is_current && <Badge tone="brand">{PRIVACY.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-muted">{lastUse(device)}</p>
        <p className="text-sm text-muted">{PRIVACY.signedIn(formatDate(device.signed_in_at))}</p>
      </div>
      {!device.is_current && (
        <Button
          variant="secondary"
          icon={LogOut}
          busy={ending.isPending}
          aria-label={PRIVACY.endDeviceLabel(name)}
          onClick={end}
        >
          {PRIVACY.endDevice}
        </Button>
      )}
    </li>
  );
}

/**
 * Devices on which the learner is signed in. This one is left by signing out, which shows what is still
 * unsent.
 */
export function DeviceList() {
  const query = useQuery(devices());
  if (query.data) {
    return (
      <Card>
        <ul className="divide-y divide-line">
          {query.data.devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      </Card>
    );
  }
  return <Loaded query={query} waiting={<CardSkeleton />} />;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { errorText, isOfflineError } from '#src/platform/http/api-result.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { queriesBelow } from '#src/platform/http/match-queries.ts';
import { reportCallOutcome } from '#src/platform/offline/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { declineZone, deviceZone, placeOf, zoneToOffer } from './device-zone.ts';
import { STREAK } from './messages/streak.ts';

/** Offers a learner elsewhere to count their days by the calendar there. Nothing changes unless they say so. */
export function ZoneOffer({ stored, now }: { stored: string; now: number }) {
  const client = useQueryClient();
  const [isClosed, setClosed] = useState(false);
  const here = zoneToOffer(deviceZone(), stored, now);
  const change = useMutation({
    mutationFn: (time_zone: string) => callOrThrow(ENDPOINTS.profile.setTimeZone, { body: { time_zone } }),
    onSuccess: ({ time_zone }) => {
      showToast('success', STREAK.zoneSwitched(placeOf(time_zone, now)), LONG_TOAST_MS);
      return client.invalidateQueries(queriesBelow(ENDPOINTS.course.list));
    },
    onError: (error) => {
      if (isOfflineError(error)) reportCallOutcome(false);
    },
  });
  if (here === null || isClosed) return null;
  const [place, kept] = [placeOf(here, now), placeOf(stored, now)];
  const keep = () => {
    declineZone(here, stored);
    setClosed(true);
  };
  return (
    <Notice tone="info" title={STREAK.zoneTitle}>
      <p className="text-pretty">{STREAK.zoneText(place, kept)}</p>
      {change.isError && (
        <p role="alert" className="font-semibold">
          {errorText(change.error, STREAK.zoneOffline)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button busy={change.isPending} onClick={() => change.mutate(here)}>
          {STREAK.zoneSwitch(place)}
        </Button>
        <Button variant="secondary" disabled={change.isPending} onClick={keep}>
          {STREAK.zoneKeep(kept)}
        </Button>
      </div>
    </Notice>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { type ChartSound, soundSetId } from '#contract/ipa-chart.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { phoneScores, saidOnDevice } from '#src/shared/sounds/said-on-device.ts';
import { type LocalSound, type SoundState, soundState } from './sound-state.ts';

/** Sounds said on this device, by id, with the scores of this device's scorer. */
async function localSounds(
  owner: string,
  sounds: readonly Pick<ChartSound, 'id' | 'phones'>[],
): Promise<ReadonlyMap<string, LocalSound>> {
  const bySet = new Map(sounds.map((sound) => [soundSetId(sound.id), sound]));
  const said = await saidOnDevice(owner, (setId) => bySet.has(setId));
  return new Map(
    [...said].flatMap(([setId, { at, results }]) => {
      const sound = bySet.get(setId);
      return sound ? [[sound.id, { at, scores: phoneScores(results, sound.phones) }] as const] : [];
    }),
  );
}

/** The server's record of the learner's sounds. */
const soundRecords = () =>
  readQuery(
    ENDPOINTS.ipaChart.record,
    {},
    {
      // A grade may arrive at any moment.
      staleTime: 0,
    },
  );

/** How often the record is asked for while grades are due, and for how long after the last was sent, milliseconds. */
const POLL_MS = 4_000;
const POLL_FOR_MS = 10 * 60_000;

/** How the learner says each sound, by its id: the server's record, and what this device has done since. */
export function useSoundStates(sounds: readonly ChartSound[]): ReadonlyMap<string, SoundState> {
  const owner = useOwner() ?? null;
  const readLocal = useCallback(
    async () => (owner === null ? new Map() : localSounds(owner, sounds)),
    [owner, sounds],
  );
  const local = useLive(readLocal);
  const readWaiting = useCallback(
    async () => (await rowsOf([ENDPOINTS.revise.submitQuestion], {})).length,
    [],
  );
  const waiting = useLive(readWaiting) ?? 0;
  const pollUntil = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that is sent may bring a grade
  useEffect(() => {
    pollUntil.current = Date.now() + POLL_FOR_MS;
  }, [waiting]);
  const { data } = useQuery({
    ...soundRecords(),
    refetchInterval: ({ state }) => {
      const records = new Map(state.data?.records.map((record) => [record.sound, record]));
      const isDue = [...(local ?? [])].some(([sound, { at }]) => at > (records.get(sound)?.at ?? 0));
      return isDue && Date.now() < pollUntil.current ? POLL_MS : false;
    },
  });
  const records = new Map(data?.records.map((record) => [record.sound, record]));
  return new Map(sounds.map(({ id }) => [id, soundState(records.get(id), local?.get(id))]));
}

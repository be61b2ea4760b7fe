import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { TalkSoundReport } from '#contract/talk-evaluation.ts';
import { talkSoundReport, UNHEARD_TALKS } from '#speech/talk/talk-sound-report.ts';
import { readRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import { decodeRecording } from '#src/shared/reading-report/decode-recording.ts';
import { deviceScorer } from '#src/shared/reading-report/device-scorer.ts';

/** What this device hears in a talk, until the server's evaluation is there. */
export type DeviceTalk =
  | { name: 'hearing' }
  | { name: 'heard'; sound: TalkSoundReport }
  /** Vietnamese: why nothing can be said about it. */
  | { name: 'refused'; message: string }
  /** The recording is not here, or the browser cannot decode it. */
  | { name: 'failed' };

/** Talks that were listened to on this page, by recording. */
const talks = createStore<Readonly<Record<string, DeviceTalk>>>(() => ({}));

async function hear(recordingId: string): Promise<DeviceTalk> {
  const { buffer } = await readRecording(recordingId);
  const { samples, rate } = await decodeRecording(buffer);
  const heard = await deviceScorer.listen(samples, rate);
  return heard.outcome === 'listened'
    ? { name: 'heard', sound: talkSoundReport(heard.sound) }
    : { name: 'refused', message: UNHEARD_TALKS[heard.reason] };
}

/** Listens to a recording of this device, unless that was done or is being done. */
async function hearTalk(recordingId: string): Promise<void> {
  const before = talks.getState()[recordingId];
  if (before && before.name !== 'failed') return;
  talks.setState({ [recordingId]: { name: 'hearing' } });
  const heard = await hear(recordingId).catch((): DeviceTalk => ({ name: 'failed' }));
  talks.setState({ [recordingId]: heard });
}

/** What this device hears in a recording of its own. */
export function useDeviceTalk(recordingId: string | null): DeviceTalk {
  useEffect(() => {
    if (recordingId !== null) void hearTalk(recordingId);
  }, [recordingId]);
  return useStore(talks, (all) => (recordingId === null ? null : all[recordingId])) ?? { name: 'hearing' };
}

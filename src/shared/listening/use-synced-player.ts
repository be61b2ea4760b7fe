import { type RefObject, useRef, useState } from 'react';
import type { Recording, TranscriptLine } from '#contract/listening.ts';
import { lineAt } from './line-at.ts';
import type { PlayerHandle } from './use-playback.ts';

const NO_LINES: readonly TranscriptLine[] = [];

export interface SyncedPlayer {
  player: RefObject<PlayerHandle | null>;
  lines: readonly TranscriptLine[];
  /** Index of the line being spoken. */
  current: number | null;
  onTime: (seconds: number) => void;
  playFrom: (seconds: number) => void;
}

/** A player with a transcript that follows it. */
export function useSyncedPlayer(recording: Recording | null): SyncedPlayer {
  const player = useRef<PlayerHandle>(null);
  const lines = recording?.transcript ?? NO_LINES;
  const [current, setCurrent] = useState<number | null>(null);
  return {
    player,
    lines,
    current,
    onTime: (seconds) => setCurrent(lineAt(lines, seconds)),
    playFrom: (seconds) => player.current?.playFrom(seconds),
  };
}

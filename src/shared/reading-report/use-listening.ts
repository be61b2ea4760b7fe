import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchFile } from '#src/platform/http/fetch-file.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { playSound } from './clip.ts';
import { hush, speak, useHasEnglishVoice } from './english-voice.ts';
import { spokenByServer } from './server-voice.ts';

/**
 * Something to play: the learner's own audio, or English read by the model voice, where there is a path by the voice
 * that is stored there.
 */
export type Heard = { own: Blob } | { model: string; voice?: string };

async function storedVoice(path: string): Promise<Blob | null> {
  const file = await fetchFile(path).catch(() => null);
  return file?.ok ? file.blob() : null;
}

interface ListeningSettings {
  slow: boolean;
  /** Repeats until it is stopped. */
  repeat: boolean;
}

/**
 * Plays one item after another, never two together. The model is the device's voice, or else the server's.
 */
export function useListening() {
  const hasOwnVoice = useHasEnglishVoice();
  const isOnline = useConnectivity() === 'online';
  const under = useRef<AbortController | null>(null);
  /** Name of what is playing. */
  const [playing, setPlaying] = useState<string | null>(null);
  /** The server's voice was requested but unavailable. */
  const [isVoiceLacking, setVoiceLacking] = useState(false);

  const stop = useCallback((): void => {
    under.current?.abort();
    hush();
  }, []);
  useEffect(() => stop, [stop]);

  const play = async (name: string, sounds: readonly Heard[], settings: ListeningSettings): Promise<void> => {
    stop();
    const leave = new AbortController();
    under.current = leave;
    setPlaying(name);
    setVoiceLacking(false);
    const playOne = async (sound: Heard): Promise<boolean> => {
      const stored = 'voice' in sound && sound.voice ? await storedVoice(sound.voice) : null;
      if (leave.signal.aborted) return false;
      if (stored) return playSound(stored, { slow: settings.slow, signal: leave.signal });
      if ('model' in sound && hasOwnVoice) return speak(sound.model, settings.slow);
      const recorded = 'own' in sound ? sound.own : await spokenByServer(sound.model);
      if (!recorded) setVoiceLacking(true);
      if (!recorded || leave.signal.aborted) return false;
      return playSound(recorded, { slow: settings.slow, signal: leave.signal });
    };
    const playAll = async (): Promise<boolean> => {
      for (const sound of sounds) if (leave.signal.aborted || !(await playOne(sound))) return false;
      return true;
    };
    while ((await playAll()) && settings.repeat && !leave.signal.aborted);
    if (under.current === leave) setPlaying(null);
  };

  return { hasVoice: hasOwnVoice || isOnline, isVoiceLacking, playing, play, stop };
}

export type Listening = ReturnType<typeof useListening>;

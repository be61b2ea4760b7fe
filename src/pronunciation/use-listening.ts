import { useCallback, useEffect, useRef, useState } from 'react';
import { playSound } from '#src/audio/clip.ts';
import { hush, speak, useHasEnglishVoice } from './english-voice.ts';

/** One thing to hear: own sound, or English read by the model voice. */
export type Heard = { own: Blob } | { model: string };

interface ListeningSettings {
  slow: boolean;
  /** Begins anew until it is stopped. */
  repeat: boolean;
}

/** Plays one thing after another, never two at once. */
export function useListening() {
  const hasVoice = useHasEnglishVoice();
  const under = useRef<AbortController | null>(null);
  /** Name of what is heard now. */
  const [playing, setPlaying] = useState<string | null>(null);

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
    const playOne = (sound: Heard): Promise<boolean> =>
      'own' in sound
        ? playSound(sound.own, { slow: settings.slow, signal: leave.signal })
        : speak(sound.model, settings.slow);
    const playAll = async (): Promise<boolean> => {
      for (const sound of sounds) if (leave.signal.aborted || !(await playOne(sound))) return false;
      return true;
    };
    while ((await playAll()) && settings.repeat && !leave.signal.aborted);
    if (under.current === leave) setPlaying(null);
  };

  return { hasVoice, playing, play, stop };
}

export type Listening = ReturnType<typeof useListening>;

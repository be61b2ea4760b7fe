import { Music, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { HOLIDAY } from '../messages/holiday-theme.ts';

/** Plays music on request; it stops when the button is unmounted. */
export function MusicButton({ src }: { src: string }) {
  const [playing, setPlaying] = useState<HTMLAudioElement | null>(null);
  useEffect(() => () => playing?.pause(), [playing]);
  const start = () => {
    const audio = new Audio(src);
    audio.addEventListener('ended', () => setPlaying(null));
    setPlaying(audio);
    // Offline, or if the browser blocks playback, there is no music.
    audio.play().catch(() => setPlaying(null));
  };
  return playing ? (
    <Button variant="quiet" icon={Square} onClick={() => setPlaying(null)}>
      {HOLIDAY.stopMusic}
    </Button>
  ) : (
    <Button variant="quiet" icon={Music} onClick={start}>
      {HOLIDAY.playMusic}
    </Button>
  );
}

import { Music, Square, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { HOLIDAY } from '../messages/holiday-theme.ts';
import { recordPlayed } from '../model/holiday-cookies.ts';
import type { Popup } from '../model/popup.ts';

/** Plays music on request; it stops when the button is unmounted. */
function MusicButton({ src }: { src: string }) {
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

interface HolidayPopupProps {
  popup: Popup;
  wishes: string;
  onClose: () => void;
}

/**
 * The holiday's picture in a corner, without taking the focus or blocking the page. It is shown once its
 * file is loaded, and closed by a timeout, its button or Esc; pointer and focus pause the timeout.
 */
export function HolidayPopup({ popup, wishes, onClose }: HolidayPopupProps) {
  const [shown, setShown] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    if (!shown || isPaused) return;
    const timer = setTimeout(onClose, popup.seconds * 1_000);
    return () => clearTimeout(timer);
  }, [shown, isPaused, onClose, popup]);

  useEffect(() => {
    const closeByEsc = (event: KeyboardEvent) => {
      // A dialog above it handles Esc itself.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', closeByEsc);
    return () => document.removeEventListener('keydown', closeByEsc);
  }, [onClose]);

  return (
    <section
      aria-label={HOLIDAY.region}
      data-keep-clear
      hidden={!shown}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="fixed right-3 z-15 w-[min(15rem,calc(100vw-5rem))] animate-enter overflow-hidden rounded-card border border-line bg-raised shadow-float bottom-[calc(var(--bottom-bar-height)+24px+env(safe-area-inset-bottom))] md:right-6 md:w-96"
    >
      <img
        src={popup.picture}
        alt=""
        className="block w-full"
        onLoad={() => {
          recordPlayed();
          setShown(true);
        }}
        onError={onClose}
      />
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 px-4 py-1">
        <p className="min-w-0 grow basis-44 py-2 font-semibold">{wishes}</p>
        {popup.music !== null && <MusicButton src={popup.music} />}
      </div>
      <IconButton
        icon={X}
        label={HOLIDAY.close}
        onClick={onClose}
        className="absolute top-2 right-2 bg-raised"
      />
    </section>
  );
}

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import { HOLIDAY } from '../messages/holiday-theme.ts';
import { recordPlayed } from '../model/holiday-cookies.ts';
import type { Popup } from '../model/popup.ts';
import { MusicButton } from './music-button.tsx';

interface HolidayPopupProps {
  popup: Popup;
  wishes: string;
  onClose: () => void;
}

/**
 * The holiday's picture in a corner: it takes neither focus nor the page. It comes once its file is there, and goes
 * by itself, by its button or by Esc; while the pointer or the focus is on it, it stays.
 */
export function HolidayPopup({ popup, wishes, onClose }: HolidayPopupProps) {
  const [shown, setShown] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(onClose, popup.seconds * 1_000);
    return () => clearTimeout(timer);
  }, [shown, held, onClose, popup]);

  useEffect(() => {
    const closeByEsc = (event: KeyboardEvent) => {
      // What lies above it, a dialog for instance, takes Esc for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', closeByEsc);
    return () => document.removeEventListener('keydown', closeByEsc);
  }, [onClose]);

  return (
    <section
      aria-label={HOLIDAY.region}
      hidden={!shown}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed right-3 z-15 w-[min(15rem,calc(100vw-5rem))] animate-enter overflow-hidden rounded-card border border-line bg-raised shadow-float max-md:bottom-[calc(72px+env(safe-area-inset-bottom))] md:right-6 md:bottom-6 md:w-96"
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

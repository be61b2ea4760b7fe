import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { UI } from '#src/messages/ui.ts';
import { dismissToast, useToasts } from '#src/ui/toast.ts';
import { TONES, type Tone } from '#src/ui/tone.ts';
import { useToastLift } from './use-toast-lift.ts';

function ToastCard({ id, tone, text, ms }: { id: number; tone: Tone; text: string; ms: number }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms]);
  const { icon: Icon, text: colour } = TONES[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it from disappearing
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex animate-enter items-start gap-3 rounded-card border border-line bg-raised py-2 pr-1 pl-4 shadow-float"
    >
      <Icon aria-hidden="true" className={`mt-2.5 size-5 shrink-0 ${colour}`} />
      <p className="min-w-0 flex-1 py-2">{text}</p>
      <button
        type="button"
        aria-label={UI.close}
        onClick={() => dismissToast(id)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** Where toasts appear. The live regions exist from the start, so that the first toast is announced too. */
export function Toaster() {
  const items = useToasts((state) => state.items);
  const place = useRef<HTMLDivElement>(null);
  useToastLift(place, items);
  const urgent = items.filter((item) => item.tone === 'error');
  const calm = items.filter((item) => item.tone !== 'error');
  return (
    <div
      ref={place}
      className="pointer-events-none fixed inset-x-4 bottom-[max(var(--toast-lift,0px),calc(env(safe-area-inset-bottom)+16px))] z-60 mx-auto grid max-w-md gap-2"
    >
      <div role="alert" className="grid gap-2">
        {urgent.map((item) => (
          <ToastCard key={item.id} {...item} />
        ))}
      </div>
      <div role="status" className="grid gap-2">
        {calm.map((item) => (
          <ToastCard key={item.id} {...item} />
        ))}
      </div>
    </div>
  );
}

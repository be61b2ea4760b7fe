import { Square, Volume2 } from 'lucide-react';
import type { TwoVoices } from '#contract/ipa-chart.ts';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import { SOUNDS } from './messages/sounds.ts';

interface HearButtonProps {
  listening: Listening;
  text: string;
  voices: TwoVoices;
  who: keyof TwoVoices;
  slow?: boolean;
  /** What is on the button, where it is more than a symbol. */
  label?: string;
  /** What is heard in words, where the text would give it away. */
  spokenLabel?: string;
}

/** Plays a text in the voice of a woman or of a man. */
export function HearButton({
  listening,
  text,
  voices,
  who,
  slow = false,
  label,
  spokenLabel,
}: HearButtonProps) {
  const name = `${who}:${slow}:${text}`;
  const isPlaying = listening.playing === name;
  const Icon = isPlaying ? Square : Volume2;
  const play = () =>
    void listening.play(name, [{ model: text, voice: voices[who] }], { slow, repeat: false });
  return (
    <button
      type="button"
      aria-label={spokenLabel ?? SOUNDS.by(text, slow ? SOUNDS.slowly : SOUNDS[who])}
      onClick={isPlaying ? listening.stop : play}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-line-strong px-3 text-sm font-semibold text-brand-strong hover:bg-brand-soft ${isPlaying ? 'bg-brand-soft' : 'bg-surface'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </button>
  );
}

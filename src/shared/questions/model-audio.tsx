import { SPEAKING } from './messages/questions.ts';

/** A model reading of the text on screen. */
export function ModelAudio({ src }: { src: string }) {
  return (
    <div className="grid gap-1">
      <span className="text-sm font-semibold">{SPEAKING.model}</span>
      {/* biome-ignore lint/a11y/useMediaCaption: its words are on screen */}
      <audio controls preload="none" src={src} aria-label={SPEAKING.model} className="h-14 w-full max-w-md" />
    </div>
  );
}

import { SoundPlayer } from '#src/shared/audio/sound-player.tsx';
import { SPEAKING } from './messages/questions.ts';

/** A model reading of the text on screen. */
export const ModelAudio = ({ src }: { src: string }) => (
  <div className="grid gap-1">
    <span aria-hidden="true" className="text-sm font-semibold">
      {SPEAKING.model}
    </span>
    <SoundPlayer src={src} label={SPEAKING.model} />
  </div>
);

import { Drawing } from '#src/ui/drawing.tsx';

/** A microphone with the waves of a voice. */
export const MicrophoneDrawing = () => (
  <Drawing size="sm">
    <rect x="46" y="10" width="28" height="46" rx="14" className="fill-brand-soft" />
    <path d="M34 44c0 15 11 25 26 25s26-10 26-25M60 69v14M46 84h28" />
    <path d="M54 28h12M54 38h12M20 34v16M100 34v16M10 39v6M110 39v6" className="stroke-brand" />
  </Drawing>
);

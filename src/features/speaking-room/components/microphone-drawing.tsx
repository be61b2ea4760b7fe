import { DETAIL, Drawing } from '#src/ui/drawing.tsx';

/** A microphone with the waves of a voice. */
export const MicrophoneDrawing = () => (
  <Drawing>
    <path
      d="M34 42c0 16 11 26 26 26s26-10 26-26M60 70v14M44 87h32"
      className="fill-none stroke-owl-feather [stroke-width:6]"
    />
    <rect x="43" y="6" width="34" height="52" rx="17" className="fill-owl-prop" />
    <path d="M54 26h12M54 38h12" className={DETAIL} />
    <path d="M20 32v20M8 38v8M100 32v20M112 38v8" className="fill-none stroke-brand [stroke-width:6]" />
  </Drawing>
);

import { useEffect, useState } from 'react';
import { type Span, wavOf } from './clip.ts';
import { decodeRecording } from './decode-recording.ts';

type Decoded = Awaited<ReturnType<typeof decodeRecording>>;

/** Cuts spans out of a recording; null until it is decoded, or if it cannot be. */
export function useClips(audio: Blob | null): ((span: Span) => Blob) | null {
  const [decoded, setDecoded] = useState<(Decoded & { of: Blob }) | null>(null);
  useEffect(() => {
    if (!audio) return;
    let left = false;
    const decode = async (): Promise<Decoded> => decodeRecording(await audio.arrayBuffer());
    decode().then(
      (sound) => left || setDecoded({ ...sound, of: audio }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [audio]);
  if (!decoded || decoded.of !== audio) return null;
  return (span) => new Blob([wavOf(decoded.samples, decoded.rate, span)], { type: 'audio/wav' });
}

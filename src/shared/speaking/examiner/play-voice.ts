/** A sound ends this long after its length at the latest, milliseconds: a suspended context never reports its end. */
const GRACE_MS = 1_500;

export interface PlayedVoice {
  /** Fulfilled at its end or when it is stopped: whether it was played to its end. */
  ended: Promise<boolean>;
  stop(): void;
}

/** Plays a sound into a node. */
export function playVoice(context: AudioContext, buffer: AudioBuffer, into: AudioNode): PlayedVoice {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(into);
  let settle: (whole: boolean) => void = () => undefined;
  const ended = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const limit = setTimeout(() => settle(true), buffer.duration * 1000 + GRACE_MS);
  source.addEventListener('ended', () => settle(true), { once: true });
  source.start();
  const over = ended.finally(() => {
    clearTimeout(limit);
    source.disconnect();
  });
  return {
    ended: over,
    stop() {
      settle(false);
      source.stop();
    },
  };
}

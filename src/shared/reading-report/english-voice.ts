import { useSyncExternalStore } from 'react';

/** British first: the words are taught with British sounds. With no network only the device's voices work. */
export function pickVoice<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly Voice[],
  online: boolean,
): Voice | null {
  const usable = voices.filter(
    ({ lang, localService }) => /^en(?:[-_]|$)/i.test(lang) && (online || localService),
  );
  const british = usable.filter(({ lang }) => /^en[-_]GB/i.test(lang));
  const ranked = [...british, ...usable];
  return ranked.find(({ localService }) => localService) ?? ranked[0] ?? null;
}

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

const current = (): SpeechSynthesisVoice | null =>
  pickVoice(synthesis()?.getVoices() ?? [], navigator.onLine);

function subscribe(onChange: () => void): () => void {
  const targets: (EventTarget | undefined)[] = [synthesis(), window, window];
  const events = ['voiceschanged', 'online', 'offline'];
  for (const [at, name] of events.entries()) targets[at]?.addEventListener(name, onChange);
  return () => {
    for (const [at, name] of events.entries()) targets[at]?.removeEventListener(name, onChange);
  };
}

/** Whether this device has a voice that can read English aloud now. */
export const useHasEnglishVoice = (): boolean => useSyncExternalStore(subscribe, () => current() !== null);

const RATES = { usual: 0.9, slow: 0.55 } as const;

/**
 * Reads English aloud. @returns whether it was read to its end, rather than ended by `hush` or never started
 */
export function speak(text: string, slow: boolean): Promise<boolean> {
  const speaker = synthesis();
  const voice = current();
  if (!speaker || !voice) return Promise.resolve(false);
  speaker.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = slow ? RATES.slow : RATES.usual;
  return new Promise((resolve) => {
    utterance.addEventListener('end', () => resolve(true), { once: true });
    utterance.addEventListener('error', () => resolve(false), { once: true });
    speaker.speak(utterance);
  });
}

export const hush = (): void => synthesis()?.cancel();

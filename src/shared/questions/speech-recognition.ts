import { type DictatedResult, dictatedWords } from './dictated-words.ts';
import { watchTrack } from './watch-track.ts';

/** The part of the browser's speech recognition that is used; TypeScript does not have it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** A browser without support for tracks listens to the microphone. */
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

type Results = ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>;

function recognitionClass(): (new () => Recognition) | null {
  const known: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return typeof known === 'function' ? (known as new () => Recognition) : null;
}

/**
 * Whether the browser claims to transcribe speech; only a trial shows whether it works beside a recording.
 */
export const canDictate = (): boolean => recognitionClass() !== null;

/** Errors for which a retry does not help. */
const FATAL = new Set([
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'language-not-supported',
]);
/** Those that do not depend on how it listens. */
const FORBIDDEN = new Set(['not-allowed', 'service-not-allowed']);
/**
 * Maximum number of consecutive sessions without a word: half a minute, or a phone that hears nothing at all.
 */
const MOST_IN_VAIN = 4;
/** Maximum wait for the browser's last result, milliseconds. */
const LAST_WORD_MS = 4_000;
/** Delay after which a browser that cannot restart while it is ending may do so, milliseconds. */
const BREATH_MS = 250;

/**
 * Why it gave up: it took the microphone from the recording, the browser refused, or nothing was understood.
 */
export type DictationLoss = 'microphone' | 'refused' | 'unheard';

interface Dictated {
  text: string;
  lost: DictationLoss | null;
}

export interface Dictation {
  /** Fulfilled when it has given up, which never affects a recording. */
  lost: Promise<DictationLoss>;
  /** The transcript; fulfilled when the browser has reported its last result. */
  end(): Promise<Dictated>;
}

/** The transcript so far: the finished stretches of listening, and the current one. */
class Understood {
  readonly #parts: string[] = [];
  #heard: DictatedResult[] = [];

  hear(results: Results): void {
    const before = this.#heard;
    this.#heard = Array.from(results, (result, index): DictatedResult => {
      const { transcript = '', confidence = 0 } = result[0] ?? {};
      const known = before[index];
      const at = known?.isFinal ? known.at : performance.now();
      return { transcript, confidence, isFinal: result.isFinal, at };
    });
  }

  /** @returns whether the stretch had words */
  endStretch(): boolean {
    const words = dictatedWords(this.#heard);
    this.#heard = [];
    if (words !== '') this.#parts.push(words);
    return words !== '';
  }

  isNothing(): boolean {
    return this.#heard.length === 0 && this.#parts.length === 0;
  }

  text(): string {
    return [...this.#parts, dictatedWords(this.#heard)].filter((part) => part !== '').join(' ');
  }
}

/**
 * Starts transcribing English speech beside a recording of that track. If the two can't share the microphone,
 * the recording keeps it.
 * @returns null if the browser cannot do it
 */
export function startDictation(track: MediaStreamTrack): Dictation | null {
  const Recognition = recognitionClass();
  if (!Recognition) return null;
  const recognition = new Recognition();
  recognition.lang = 'en-US';
  recognition.continuous = true;
  recognition.interimResults = true;
  const understood = new Understood();
  /** Undefined once the browser has failed with a track: it then opens the microphone itself. */
  let listensTo: MediaStreamTrack | undefined = track;
  let going = true;
  let inVain = 0;
  let loss: DictationLoss | null = null;
  let hasEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
  let tellLoss: (why: DictationLoss) => void = () => undefined;
  const lost = new Promise<DictationLoss>((resolve) => {
    tellLoss = resolve;
  });

  const giveUp = (why: DictationLoss): void => {
    if (!going) return;
    going = false;
    loss = why;
    unwatch();
    recognition.abort();
    tellLoss(why);
  };
  const unwatch = watchTrack(track, () => giveUp('microphone'));
  const listen = (): boolean => {
    try {
      recognition.start(listensTo);
      return true;
    } catch {
      return false;
    }
  };
  const listenAgain = (): void => {
    if (listen()) return;
    setTimeout(() => {
      if (going && !listen()) giveUp('refused');
    }, BREATH_MS);
  };

  recognition.addEventListener('result', (event) => understood.hear(Reflect.get(event, 'results')));
  recognition.addEventListener('error', (event) => {
    const error = String(Reflect.get(event, 'error'));
    if (!FATAL.has(error)) return;
    if (listensTo && understood.isNothing() && !FORBIDDEN.has(error)) listensTo = undefined;
    else giveUp('refused');
  });
  // It also ends by itself: after a silence, and on Android after each sentence.
  recognition.addEventListener('end', () => {
    inVain = understood.endStretch() ? 0 : inVain + 1;
    if (!going) return hasEnded();
    if (inVain === MOST_IN_VAIN) giveUp('unheard');
    else listenAgain();
  });
  if (!listen()) giveUp('refused');
  return {
    lost,
    async end() {
      if (going) {
        going = false;
        unwatch();
        recognition.stop();
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_WORD_MS))]);
      }
      const text = understood.text();
      return { text, lost: loss ?? (text === '' ? 'unheard' : null) };
    },
  };
}

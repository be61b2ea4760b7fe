import { type DictatedResult, dictatedWords } from './dictated-words.ts';
import { watchTrack } from './watch-track.ts';

/** What is used of the browser's speech recognition, which TypeScript does not know. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** A browser that knows of no track listens to the microphone. */
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

/** Whether the browser says that it can write down speech; whether it can do so beside a recording shows when it does. */
export const canDictate = (): boolean => recognitionClass() !== null;

/** Ends that trying again does not help. */
const FATAL = new Set([
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'language-not-supported',
]);
/** Of these, what is no matter of how it listens. */
const FORBIDDEN = new Set(['not-allowed', 'service-not-allowed']);
/** So often in a row it may listen and understand nothing: half a minute, or a phone that hears nothing at all. */
const MOST_IN_VAIN = 4;
/** The longest that is waited for the browser's last word, milliseconds. */
const LAST_WORD_MS = 4_000;
/** A browser that may not begin anew while it tells of its end may do so after this, milliseconds. */
const BREATH_MS = 250;

/** Why it gave up: it took the microphone from the recording, the browser refused, or nothing was understood. */
export type DictationLoss = 'microphone' | 'refused' | 'unheard';

interface Dictated {
  text: string;
  lost: DictationLoss | null;
}

export interface Dictation {
  /** Fulfilled when it has given up, which it does without a recording's being touched. */
  lost: Promise<DictationLoss>;
  /** What was understood; fulfilled when the browser has said its last word. */
  end(): Promise<Dictated>;
}

/** What was understood so far: the stretches that it has ended listening to, and the one at hand. */
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
 * Begins to write down what is said in English, beside a recording of that track. Where the two can't share the
 * microphone the recording keeps it.
 * @returns null where the browser can't
 */
export function startDictation(track: MediaStreamTrack): Dictation | null {
  const Recognition = recognitionClass();
  if (!Recognition) return null;
  const recognition = new Recognition();
  recognition.lang = 'en-US';
  recognition.continuous = true;
  recognition.interimResults = true;
  const understood = new Understood();
  /** Undefined once the browser was seen to fail with a track: it then opens the microphone itself. */
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

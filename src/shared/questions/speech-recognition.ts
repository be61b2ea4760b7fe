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
const MAX_EMPTY_SESSIONS = 4;
/** Maximum wait for the browser's last result, milliseconds. */
const LAST_RESULT_MS = 4_000;
/** Delay after which a browser that cannot restart while it is ending may do so, milliseconds. */
const RESTART_DELAY_MS = 250;

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
  /** What was understood until now. */
  soFar(): string;
  /** The transcript; fulfilled when the browser has reported its last result. */
  end(): Promise<Dictated>;
}

/** The transcript so far: finished sessions of listening, and the current one. */
class Transcript {
  readonly #parts: string[] = [];
  #results: DictatedResult[] = [];

  addResults(results: Results): void {
    const before = this.#results;
    this.#results = Array.from(results, (result, index): DictatedResult => {
      const { transcript = '', confidence = 0 } = result[0] ?? {};
      const known = before[index];
      const at = known?.isFinal ? known.at : performance.now();
      return { transcript, confidence, isFinal: result.isFinal, at };
    });
  }

  /** @returns whether the session had words */
  endSession(): boolean {
    const words = dictatedWords(this.#results);
    this.#results = [];
    if (words !== '') this.#parts.push(words);
    return words !== '';
  }

  isEmpty(): boolean {
    return this.#results.length === 0 && this.#parts.length === 0;
  }

  text(): string {
    return [...this.#parts, dictatedWords(this.#results)].filter((part) => part !== '').join(' ');
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
  const transcript = new Transcript();
  /** Undefined once the browser has failed with a track: it then opens the microphone itself. */
  let inputTrack: MediaStreamTrack | undefined = track;
  let isActive = true;
  let emptySessions = 0;
  let loss: DictationLoss | null = null;
  let hasEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
  let reportLoss: (reason: DictationLoss) => void = () => undefined;
  const lost = new Promise<DictationLoss>((resolve) => {
    reportLoss = resolve;
  });

  const giveUp = (reason: DictationLoss): void => {
    if (!isActive) return;
    isActive = false;
    loss = reason;
    unwatch();
    recognition.abort();
    reportLoss(reason);
  };
  const unwatch = watchTrack(track, () => giveUp('microphone'));
  const listen = (): boolean => {
    try {
      recognition.start(inputTrack);
      return true;
    } catch {
      return false;
    }
  };
  const listenAgain = (): void => {
    if (listen()) return;
    setTimeout(() => {
      if (isActive && !listen()) giveUp('refused');
    }, RESTART_DELAY_MS);
  };

  recognition.addEventListener('result', (event) => transcript.addResults(Reflect.get(event, 'results')));
  recognition.addEventListener('error', (event) => {
    const error = String(Reflect.get(event, 'error'));
    if (!FATAL.has(error)) return;
    if (inputTrack && transcript.isEmpty() && !FORBIDDEN.has(error)) inputTrack = undefined;
    else giveUp('refused');
  });
  // It also ends by itself: after a silence, and on Android after each sentence.
  recognition.addEventListener('end', () => {
    emptySessions = transcript.endSession() ? 0 : emptySessions + 1;
    if (!isActive) return hasEnded();
    if (emptySessions === MAX_EMPTY_SESSIONS) giveUp('unheard');
    else listenAgain();
  });
  if (!listen()) giveUp('refused');
  return {
    lost,
    soFar: () => transcript.text(),
    async end() {
      if (isActive) {
        isActive = false;
        unwatch();
        recognition.stop();
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_RESULT_MS))]);
      }
      const text = transcript.text();
      return { text, lost: loss ?? (text === '' ? 'unheard' : null) };
    },
  };
}

import { isApple } from './recording-type.ts';

/** What is used of the browser's speech recognition, which TypeScript does not know. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
}

type Results = ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;

function recognitionClass(): (new () => Recognition) | null {
  const known: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return typeof known === 'function' ? (known as new () => Recognition) : null;
}

/**
 * Whether the browser can write down speech beside a recording. Phones and WebKit have one microphone for one listener:
 * there the recording would break off.
 */
export const canDictate = (): boolean =>
  recognitionClass() !== null && !isApple() && !/Android|iPhone|iPad|Mobile/.test(navigator.userAgent);

/** Ends that trying again does not help. */
const FATAL = new Set([
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'language-not-supported',
]);

export interface Dictation {
  /** What was understood; fulfilled when the browser has said its last word. */
  end(): Promise<string>;
}

/** Begins to write down what is said in English. @returns null where the browser can't */
export function startDictation(): Dictation | null {
  const Recognition = recognitionClass();
  if (!Recognition) return null;
  const recognition = new Recognition();
  recognition.lang = 'en-US';
  recognition.continuous = true;
  recognition.interimResults = false;
  const parts: string[] = [];
  let going = true;
  let settle: (() => void) | null = null;
  recognition.addEventListener('result', (event) => {
    const results: Results = Reflect.get(event, 'results');
    const first: number = Reflect.get(event, 'resultIndex');
    for (let index = first; index < results.length; index++) {
      const result = results[index];
      const said = result?.isFinal ? result[0]?.transcript.trim() : undefined;
      if (said) parts.push(said);
    }
  });
  recognition.addEventListener('error', (event) => {
    if (FATAL.has(String(Reflect.get(event, 'error')))) going = false;
  });
  // It also ends by itself after a silence.
  recognition.addEventListener('end', () => {
    if (going) recognition.start();
    else settle?.();
  });
  const ended = new Promise<void>((resolve) => {
    settle = resolve;
  });
  recognition.start();
  return {
    async end() {
      if (going) {
        going = false;
        recognition.stop();
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_WORD_MS))]);
      }
      return parts.join(' ');
    },
  };
}

/** The longest that is waited for the browser's last word, milliseconds. */
const LAST_WORD_MS = 4_000;

import type { BrowserContext, Page } from 'playwright';

interface Feigned {
  feignedMicrophone?: { context: AudioContext; out: MediaStreamAudioDestinationNode };
}

/**
 * Runs in the page. Replaces the browser's fake microphone, which loops one file or hums: silent until
 * `playIntoMicrophone` plays something. Recording, encoding and decoding are the browser's own.
 */
export function replaceMicrophone(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const audio = new AudioContext({ sampleRate: 48_000 });
    const out = audio.createMediaStreamDestination();
    await audio.resume();
    (globalThis as Feigned).feignedMicrophone = { context: audio, out };
    return out.stream;
  };
}

/** Runs in the page. Plays a WAV, in base64, into the microphone that the page has opened, to its end. */
export async function playIntoMicrophone(coded: string): Promise<void> {
  const microphone = (globalThis as Feigned).feignedMicrophone;
  if (!microphone) throw new Error('no microphone is open');
  const { context, out } = microphone;
  const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
  const source = context.createBufferSource();
  source.buffer = await context.decodeAudioData(bytes.buffer);
  source.connect(out);
  const ended = new Promise((resolve) => source.addEventListener('ended', resolve));
  source.start();
  await ended;
}

export const bringMicrophone = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(replaceMicrophone);

/** Plays a WAV into the microphone that the page has opened. @returns when it has been played */
export const speakInto = (page: Page, wav: Uint8Array): Promise<void> =>
  page.evaluate(playIntoMicrophone, Buffer.from(wav).toString('base64'));

interface Handed {
  handedRecording?: Uint8Array<ArrayBuffer>;
}

/**
 * A recorder that returns the file given to `handRecording`: for Firefox, whose audio clock stops on a machine without a
 * sound card, and for more speech than a journey has time for. What happens to the file is up to the app and the browser.
 */
export const bringRecorder = (
  context: BrowserContext,
  container: 'audio/ogg' | 'audio/mp4' = 'audio/ogg',
): Promise<unknown> =>
  context.addInitScript((supported) => {
    class HandedRecorder extends EventTarget {
      static isTypeSupported = (type: string): boolean => type.startsWith(supported);
      state = 'inactive';
      start(): void {
        this.state = 'recording';
      }
      stop(): void {
        this.state = 'inactive';
        const { handedRecording } = globalThis as Handed;
        const data = new Blob(handedRecording ? [handedRecording] : []);
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
        this.dispatchEvent(new Event('stop'));
      }
    }
    Object.assign(globalThis, { MediaRecorder: HandedRecorder });
  }, container);

/** @param file what the recorder returns when it is stopped, in its container */
export const handRecording = (page: Page, file: Uint8Array): Promise<void> =>
  page.evaluate((coded) => {
    const handed = globalThis as Handed;
    handed.handedRecording = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
  }, Buffer.from(file).toString('base64'));

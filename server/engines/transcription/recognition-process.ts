import type { Moonshine } from '#speech/recognition/moonshine.ts';
import { recognise } from '#speech/recognition/recognise.ts';
import { serveProcess } from '../serve-process.ts';
import { readRecogniser } from './read-recogniser.ts';
import { recognitionRequest } from './recognition-messages.ts';

/** Sentences that are followed side by side. */
const WIDTH = 4;

let network: Promise<Moonshine> | undefined;

serveProcess(async (message) => {
  const { pcm, voiced } = recognitionRequest.parse(message);
  network ??= readRecogniser();
  return recognise(await network, pcm, { voiced, width: WIDTH });
});

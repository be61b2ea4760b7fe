import { WIDE } from '#speech/recognition/beam-search.ts';
import type { Moonshine } from '#speech/recognition/moonshine.ts';
import { recognise } from '#speech/recognition/recognise.ts';
import { serveProcess } from '../serve-process.ts';
import { readRecogniser } from './read-recogniser.ts';
import { recognitionRequest } from './recognition-messages.ts';

let network: Promise<Moonshine> | undefined;

serveProcess(async (message) => {
  const { pcm, voiced } = recognitionRequest.parse(message);
  network ??= readRecogniser();
  return recognise(await network, pcm, { voiced, width: WIDE });
});

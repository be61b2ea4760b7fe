import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import { openScoringEar } from '#speech/pack/scoring-ear.ts';
import { type ScoringEar, scoreByEar } from '#speech/pronunciation.ts';
import { NARROW, WIDE } from '#speech/recognition/beam-search.ts';
import type { Moonshine } from '#speech/recognition/moonshine.ts';
import { recognise } from '#speech/recognition/recognise.ts';
import { serveProcess } from '../serve-process.ts';
import { readModelFile } from '../speech/knowledge-files.ts';
import { loadSpeechKnowledge } from '../speech/speech-knowledge.ts';
import { readRecogniser } from './read-recogniser.ts';
import { recognitionRequest } from './recognition-messages.ts';

let network: Promise<Moonshine> | undefined;
let ear: Promise<ScoringEar> | undefined;
let knowledge: SpeechKnowledge | undefined;

serveProcess(async (message) => {
  const request = recognitionRequest.parse(message);
  network ??= readRecogniser();
  if ('voiced' in request)
    return recognise(await network, request.pcm, {
      voiced: request.voiced,
      width: request.isHurried ? NARROW : WIDE,
    });
  ear ??= network.then((opened) => openScoringEar(opened, readModelFile));
  knowledge ??= loadSpeechKnowledge();
  return scoreByEar(knowledge, await ear, request.pcm, request.referenceText);
});

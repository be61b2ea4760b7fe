import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { readKnowledgeFiles, readModelFile } from '#server/engines/speech/knowledge-files.ts';
import { loadSpeechKnowledge } from '#server/engines/speech/speech-knowledge.ts';
import { readRecogniser, readRecogniserFiles } from '#server/engines/transcription/read-recogniser.ts';
import { type PackContents, packFiles } from '#speech/pack/container.ts';
import { KNOWLEDGE_FILES } from '#speech/pack/knowledge.ts';
import { openScoringEar } from '#speech/pack/scoring-ear.ts';
import { scoreByEar } from '#speech/pronunciation.ts';
import { ENGINE, pronunciationResult } from '#speech/pronunciation-result.ts';
import { PACKED_RECOGNISER } from '#speech/recognition/recogniser-files.ts';
import { DOWNLOADS_CACHE } from '#src/platform/caches/saved-texts-cache.ts';
import { openRecogniser } from '#src/shared/recogniser/open-recogniser.ts';
import { readingScorer } from '#src/shared/recogniser/reading-scorer.ts';
import { GOLDEN_EAR_FILE, goldenEarReading } from '#tests/support/golden-ear-reading.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';

const FULL_SCALE = 32_767;
/** Two networks are opened: eight seconds, more on a busy machine. */
const TIMEOUT_MS = 120_000;
const memory = new MemoryCaches();
const { pcm, text } = await goldenEarReading();

/** Puts a pack where a download puts it. */
async function bring(name: string, contents: PackContents) {
  const bytes = gzipSync(packFiles(contents), { level: 1 });
  const file = { path: `/media/speech-model/${name}.pack`, bytes: bytes.length };
  await (await memory.open(DOWNLOADS_CACHE)).put(file.path, new Response(bytes));
  return { ...file, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** As the recogniser's worker scores it, from what was downloaded. */
async function scoreOnDevice() {
  const files = await readRecogniserFiles();
  const [model, scorer] = [
    await bring('ear', { engine: PACKED_RECOGNISER, files }),
    await bring('scorer', { engine: ENGINE, files: readKnowledgeFiles(KNOWLEDGE_FILES) }),
  ];
  const { ear } = await openRecogniser(model);
  const score = await readingScorer(ear)(scorer);
  const samples = Float32Array.from(pcm, (sample) => sample / FULL_SCALE);
  return (await score({ samples, rate: 16_000, text })).pronunciation;
}

/** As the server's recognition process does. */
const scoreOnServer = async () =>
  scoreByEar(loadSpeechKnowledge(), await openScoringEar(await readRecogniser(), readModelFile), pcm, text);

beforeAll(() => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: memory });
});

// Chromium is held to the same numbers (tests/journeys/recognise-on-the-device.spec.ts).
it(
  'a device with the ear scores as the server does, to the last digit',
  async () => {
    const server = await scoreOnServer();
    if (process.env.UPDATE_GOLDEN) writeFileSync(GOLDEN_EAR_FILE, `${JSON.stringify(server, null, 1)}\n`);
    const golden = JSON.parse(readFileSync(GOLDEN_EAR_FILE, 'utf8'));
    expect(JSON.parse(JSON.stringify(server))).toEqual(golden);
    const device = await scoreOnDevice();
    expect(JSON.parse(JSON.stringify(device))).toEqual(golden);
    expect(pronunciationResult(device)).toMatchObject({
      engine: { name: 'luyen-ear', version: ENGINE.version },
    });
  },
  TIMEOUT_MS,
);

import { gzipSync } from 'node:zlib';
import { z } from 'zod/mini';
import { type PackContents, packFiles } from '#speech/pack/container.ts';
import { KNOWLEDGE_FILES } from '#speech/pack/knowledge.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { PACKED_RECOGNISER } from '#speech/recognition/recogniser-files.ts';
import { serveWorker } from '../serve-worker.ts';
import { readRecogniserFiles } from '../transcription/read-recogniser.ts';
import { readKnowledgeFiles } from './knowledge-files.ts';
import { PACKS } from './packs.ts';

const CONTENTS: Record<(typeof PACKS)[number], () => Promise<PackContents>> = {
  scorer: async () => ({ engine: ENGINE, files: readKnowledgeFiles(KNOWLEDGE_FILES) }),
  recogniser: async () => ({ engine: PACKED_RECOGNISER, files: await readRecogniserFiles() }),
};

serveWorker(async (message) => {
  const contents = await CONTENTS[z.enum(PACKS).parse(message)]();
  return gzipSync(packFiles(contents), { level: 9 });
});

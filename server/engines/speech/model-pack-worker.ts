import { gzipSync } from 'node:zlib';
import { packFiles } from '#speech/pack/container.ts';
import { KNOWLEDGE_FILES } from '#speech/pack/knowledge.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { serveWorker } from '../serve-worker.ts';
import { readKnowledgeFiles } from './knowledge-files.ts';

serveWorker(() =>
  gzipSync(packFiles({ engine: ENGINE, files: readKnowledgeFiles(KNOWLEDGE_FILES) }), { level: 9 }),
);

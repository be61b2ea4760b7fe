import { EAR_FILES } from '../pack/scoring-ear.ts';
import { RUNTIME_VERSION } from './moonshine.ts';
import { RECOGNISER } from './recognise.ts';

/** Raise it when other words, or the same ones otherwise, are compared. */
const WORD_VECTORS_VERSION = '1';
/** Raise it, and that of the scores, when the networks on top of the recogniser's are learnt anew. */
const EAR_VERSION = '1';

/**
 * What a device needs to recognise speech: both halves of the network, its tokens' texts as JSON, its WebAssembly; what tells
 * which words are alike; and what scores readings with it.
 */
export const RECOGNISER_FILES = [
  'encoder',
  'decoder',
  'vocabulary',
  'runtime',
  'word-vectors',
  ...EAR_FILES,
] as const;
export type RecogniserFile = (typeof RECOGNISER_FILES)[number];

/** Scripts of another version cannot run these files. */
export const PACKED_RECOGNISER = {
  name: RECOGNISER.name,
  version: `${RECOGNISER.version}-${RUNTIME_VERSION}-${WORD_VECTORS_VERSION}-${EAR_VERSION}`,
} as const;

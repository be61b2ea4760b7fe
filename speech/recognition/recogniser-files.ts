import { RUNTIME_VERSION } from './moonshine.ts';
import { RECOGNISER } from './recognise.ts';

/** Raise it when other words, or the same ones otherwise, are compared. */
const WORD_VECTORS_VERSION = '1';

/** What a device needs to recognise speech: both halves of the network, its tokens' texts as JSON, its WebAssembly; and what tells which words are alike. */
export const RECOGNISER_FILES = ['encoder', 'decoder', 'vocabulary', 'runtime', 'word-vectors'] as const;
export type RecogniserFile = (typeof RECOGNISER_FILES)[number];

/** Scripts of another version cannot run these files. */
export const PACKED_RECOGNISER = {
  name: RECOGNISER.name,
  version: `${RECOGNISER.version}-${RUNTIME_VERSION}-${WORD_VECTORS_VERSION}`,
} as const;

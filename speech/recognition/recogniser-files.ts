import { RUNTIME_VERSION } from './moonshine.ts';
import { RECOGNISER } from './recognise.ts';

/** What a device needs to recognise speech: both halves of the network, its tokens' texts as JSON, its WebAssembly. */
export const RECOGNISER_FILES = ['encoder', 'decoder', 'vocabulary', 'runtime'] as const;
export type RecogniserFile = (typeof RECOGNISER_FILES)[number];

/** Scripts of another version cannot run these files. */
export const PACKED_RECOGNISER = {
  name: RECOGNISER.name,
  version: `${RECOGNISER.version}-${RUNTIME_VERSION}`,
} as const;

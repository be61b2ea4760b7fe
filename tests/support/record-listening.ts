import { readConfig } from '#server/config/config.ts';
import { readPack } from '#server/content/read-pack.ts';
import { makeRecording } from '#server/content/render-audio-files.ts';
import { openStudio } from '#server/content/render-audio-job.ts';
import { scriptsOf } from '#server/content/render-audio-pack.ts';
import { LISTENING } from './listening-dir.ts';

/** Each uses one core, when nothing else wants it. */
const LANES = 2;

/*
 * Makes the recordings of the starter content that the servers of the tests serve. `tests/run.ts` runs it beside the
 * steps before the journeys: there each server would begin all of them, and be gone before it has finished.
 */
const reading = await readPack('content');
if (!reading.ok) throw new Error('the starter content has problems');
const scripts = scriptsOf(reading.pack);
const config = readConfig({ LISTENING_DIR: LISTENING });

async function lane(): Promise<void> {
  const studio = openStudio(config);
  try {
    for (let next = scripts.shift(); next; next = scripts.shift())
      for (const engine of studio.engines) await makeRecording(next.script, engine, studio);
  } finally {
    await Promise.all([...studio.engines, studio.encoder].map((part) => part.close()));
  }
}
await Promise.all(Array.from({ length: LANES }, lane));

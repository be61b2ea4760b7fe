import { readConfig } from '#server/config/config.ts';
import type { ContentPack } from '#server/content/pack.ts';
import { readPack } from '#server/content/read-pack.ts';
import { makeRecording } from '#server/content/render-audio-files.ts';
import { openStudio } from '#server/content/render-audio-job.ts';
import { scriptsOf } from '#server/content/render-audio-pack.ts';
import { voiceMaker } from '#server/domain/voices/make-voice.ts';
import { linesOfScene } from '#server/domain/voices/scene-lines.ts';
import { linesOfLesson, linesOfSounds } from '#server/domain/voices/sound-lines.ts';
import { openVoiceFiles } from '#server/domain/voices/voice-files.ts';
import type { VoiceLine } from '#server/domain/voices/voice-lines.ts';
import { LISTENING, VOICES } from './recorded-speech.ts';

/** Each uses one core, when nothing else wants it. */
const LANES = 2;
/** What journeys download. */
const DOWNLOADED = { level: 1, lesson: 'think-and-this' };

const linesOf = ({ scenes, pronunciation, sounds }: ContentPack): VoiceLine[] => [
  ...scenes.filter(({ level }) => level === DOWNLOADED.level).flatMap(linesOfScene),
  ...pronunciation.lessons.filter(({ id }) => id === DOWNLOADED.lesson).flatMap(linesOfLesson),
  ...sounds.texts.flatMap(linesOfSounds),
];

/*
 * Makes what the servers of the tests say of the starter content: the recordings of listening tests, and the voices of
 * what journeys download. `tests/run.ts` runs it beside the steps before the journeys: there each server would begin all
 * of it, and be gone before it has finished.
 */
const reading = await readPack('content');
if (!reading.ok) throw new Error('the starter content has problems');
const scripts = scriptsOf(reading.pack);
const lines = linesOf(reading.pack);
const config = readConfig({ LISTENING_DIR: LISTENING });
const files = openVoiceFiles(VOICES);

async function lane(): Promise<void> {
  const studio = openStudio(config);
  const { engines, encoder } = studio;
  const sayLine = voiceMaker(
    { speech: { voices: engines, encoder }, disk: { letLargeIn: async () => undefined }, log: console },
    files,
  );
  try {
    for (let next = scripts.shift(); next; next = scripts.shift())
      for (const engine of engines) await makeRecording(next.script, engine, studio);
    for (let next = lines.shift(); next; next = lines.shift()) await sayLine(next);
  } finally {
    await Promise.all([...engines, encoder].map((part) => part.close()));
  }
}
await Promise.all(Array.from({ length: LANES }, lane));

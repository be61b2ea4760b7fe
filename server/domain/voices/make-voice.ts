import { createHash } from 'node:crypto';
import { FLITE } from '#server/engines/tts/flite.ts';
import { levelled } from '#server/engines/tts/levelled.ts';
import { type TextToSpeech, withFirstWorking } from '#server/engines/tts/text-to-speech.ts';
import type { Platform } from '#server/platform.ts';
import { plainWording } from './plain-wording.ts';
import type { VoiceFile, VoiceFiles } from './voice-files.ts';
import type { VoiceLine } from './voice-lines.ts';

/** Change it whenever the same line would be worded differently for an engine. */
const FORM = 'voice-1';
/** How long a service that failed is left alone, milliseconds: nobody waits for it with every line. */
const REST_MS = 5 * 60_000;

interface Setting {
  speech: Pick<Platform['speech'], 'voices' | 'encoder'>;
  disk: Pick<Platform['disk'], 'letLargeIn'>;
  log: Pick<Platform['log'], 'warn'>;
}

/** The same for the same line, said by the same engine and encoded the same way. */
export const voiceKey = (
  { text, voice, speaker }: VoiceLine,
  engine: TextToSpeech,
  { encoder }: Setting['speech']['encoder'],
): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, engine.engine, encoder, voice, speaker, text]))
    .digest('hex')
    .slice(0, 32);

/**
 * Has a line said by the best engine that works now, and stores its sound under that engine's key; one that is
 * stored is reused.
 */
export function voiceMaker({ speech, disk, log }: Setting, files: VoiceFiles) {
  let restsUntil = 0;

  async function sayWith(engine: TextToSpeech, line: VoiceLine): Promise<VoiceFile> {
    const key = voiceKey(line, engine, speech.encoder);
    const known = await files.find(key);
    if (known) return known;
    const text = engine.engine === FLITE ? plainWording(line.text) : line.text;
    const pcm = await engine.speak({ ...line, text, rate: 1 });
    const audio = await speech.encoder.encode(levelled(pcm));
    await disk.letLargeIn(audio.byteLength);
    return files.store(key, audio);
  }

  return (line: VoiceLine): Promise<VoiceFile> => {
    const isResting = performance.now() < restsUntil;
    return withFirstWorking(
      isResting ? speech.voices.slice(1) : speech.voices,
      (engine) => sayWith(engine, line),
      ({ engine }, reason) => {
        restsUntil = performance.now() + REST_MS;
        log.warn({ engine, reason }, 'the speech service failed; the plain voices speak');
      },
    );
  };
}

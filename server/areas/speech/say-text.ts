import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { SPOKEN_MAX, SPOKEN_MAX_WORDS } from '#contract/speech.ts';
import { SPOKEN_PATH } from '#contract/spoken-path.ts';
import { composed, englishText } from '#server/domain/speech/english-text.ts';
import {
  findSpoken,
  type SpokenFacts,
  spokenDirectory,
  spokenKey,
} from '#server/domain/speech/spoken-files.ts';
import { orVoiceFailure } from '#server/domain/speech/voice-failure.ts';
import { SAMPLE_RATE } from '#speech/frames.ts';
import { type TextToSpeech, type Voice, withFirstWorking } from '../../engines/tts/text-to-speech.ts';
import type { Platform } from '../../platform.ts';
import { openSoundCache } from './sound-cache.ts';
import { wordPlaces } from './word-places.ts';

type Answer = ResponseOf<typeof ENDPOINTS.speech.textToSpeech>;
type Setting = Pick<Platform, 'config' | 'speech' | 'log' | 'disk'>;

interface Utterance {
  text: string;
  voice: Voice;
}

/** `flite-1` is version 1 of flite; a service's name holds its address and model, which stay private. */
function engineOf({ engine }: TextToSpeech): Answer['engine'] {
  const [name = '', version = ''] = engine.split(' ')[0]?.split('-') ?? [];
  return { name, version };
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** The timing of each word, from the engine that hears learners; null where it could not align the sound. */
async function timesOf({ speech }: Setting, text: string, pcm: Int16Array): Promise<SpokenFacts['words']> {
  const scored = await speech.pronunciation.score({ pcm, referenceText: text });
  if (scored.outcome === 'declined') return null;
  return wordPlaces(text, scored.words).map(({ word, from, to }) => ({
    text: word.text,
    from,
    to,
    start: word.start,
    end: word.end,
  }));
}

async function make(
  setting: Setting,
  keep: ReturnType<typeof openSoundCache>,
  utterance: Utterance,
  engine: TextToSpeech,
): Promise<{ key: string; facts: SpokenFacts }> {
  const { speech } = setting;
  const pcm = await engine.speak({ ...utterance, speaker: 0, rate: 1 });
  const facts = {
    duration: hundredth(pcm.length / SAMPLE_RATE),
    words: await timesOf(setting, utterance.text, pcm),
  };
  const key = spokenKey(utterance, engine, speech.encoder);
  await keep(key, await speech.encoder.encode(pcm), facts);
  return { key, facts };
}

/**
 * Speaks texts: cached speech is reused, and simultaneous callers for the same text share one synthesis.
 * @returns `payFor`: runs before anything is done with a text that is not cached, and may refuse it
 */
export function createSpeaker(setting: Setting) {
  const { speech, log } = setting;
  const directory = spokenDirectory(setting.config);
  const keep = openSoundCache(setting);
  const inProgress = new Map<string, Promise<Answer>>();
  const answer = (engine: TextToSpeech, { text }: Utterance, key: string, facts: SpokenFacts): Answer => ({
    audio_url: `${SPOKEN_PATH}${key}.m4a`,
    engine: engineOf(engine),
    text,
    ...facts,
  });

  async function findCached(utterance: Utterance): Promise<Answer | null> {
    const [best] = speech.voices;
    if (!best) return null;
    const key = spokenKey(utterance, best, speech.encoder);
    const facts = await findSpoken(directory, key);
    return facts && answer(best, utterance, key, facts);
  }

  const speakNow = (utterance: Utterance): Promise<Answer> =>
    orVoiceFailure(log, 'speaking', () =>
      withFirstWorking(
        speech.voices,
        async (engine) => {
          const key = spokenKey(utterance, engine, speech.encoder);
          const known = await findSpoken(directory, key);
          if (known) return answer(engine, utterance, key, known);
          const made = await make(setting, keep, utterance, engine);
          return answer(engine, utterance, made.key, made.facts);
        },
        ({ engine }) => log.warn({ engine }, 'the speech service failed; the plain voices speak'),
      ),
    );

  return async (given: string, voice: Voice, payFor: () => Promise<void>): Promise<Answer> => {
    const utterance = { text: composed(given, SPOKEN_MAX), voice };
    const known = await findCached(utterance);
    if (known) return known;
    await payFor();
    englishText(given, { characters: SPOKEN_MAX, words: SPOKEN_MAX_WORDS });
    const name = JSON.stringify([utterance.voice, utterance.text]);
    const pending = inProgress.get(name) ?? speakNow(utterance).finally(() => inProgress.delete(name));
    inProgress.set(name, pending);
    return pending;
  };
}

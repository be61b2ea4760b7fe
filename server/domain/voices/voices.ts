import { schema } from '#server/db/schema.ts';
import { orVoiceFailure } from '#server/domain/speech/voice-failure.ts';
import { boundedWork, QueueFull } from '#server/engines/bounded-work.ts';
import { EngineBusy } from '#server/engines/engine-errors.ts';
import type { Platform } from '#server/platform.ts';
import { linesOfCourse } from './course-lines.ts';
import { LearntLines } from './learnt-lines.ts';
import { voiceKey, voiceMaker } from './make-voice.ts';
import { linesOfScene } from './scene-lines.ts';
import { linesOfLesson, linesOfSounds } from './sound-lines.ts';
import { openVoiceFiles, type VoiceFile, voiceDirectory } from './voice-files.ts';
import {
  examinerLine,
  linesOfSet,
  linesOfText,
  linesOfTrial,
  modelLine,
  type VoiceLine,
} from './voice-lines.ts';

/** Below it, the sound of a line is at `KEY.m4a`. */
export const VOICES_PATH = '/media/voices/';
const AT_ONCE = 2;
const MAX_QUEUED = 60;

/** The sound of a line. */
export interface VoiceSound extends VoiceFile {
  /** Said by the best engine; a later request may get a better one otherwise. */
  isBest: boolean;
}

/** What a download needs to know of a sound. */
export interface VoiceFacts {
  bytes: number;
  sha256: string;
}

type Setting = Pick<Platform, 'config' | 'content' | 'speech' | 'disk' | 'log'>;

const keyIn = (path: string): string => path.slice(VOICES_PATH.length, -'.m4a'.length);

/** The path of a line, as the best engine says it. */
function pathWith({ voices: [best], encoder }: Setting['speech'], line: VoiceLine): string {
  return best ? `${VOICES_PATH}${voiceKey(line, best, encoder)}.m4a` : '';
}

/** The lines of the stored content, by key; of retired sets, too, as earlier attempts show them. */
function knownLines({ content, speech }: Setting) {
  const {
    conversationScenes,
    conversationTexts,
    learningTrials,
    pronunciationLessons,
    soundTexts,
    speakingSets,
    speakingTexts,
  } = schema;
  return content.keep(async (): Promise<ReadonlyMap<string, VoiceLine>> => {
    const sets = await content.db.select({ detail: speakingSets.detail }).from(speakingSets);
    const texts = await content.db.select({ data: speakingTexts.data }).from(speakingTexts);
    const trials = await content.db.select({ detail: learningTrials.detail }).from(learningTrials);
    const sounds = await content.db.select({ data: soundTexts.data }).from(soundTexts);
    const scenes = await content.db.select({ data: conversationScenes.data }).from(conversationScenes);
    const lessons = await content.db.select({ data: pronunciationLessons.data }).from(pronunciationLessons);
    const courses = await content.db.select({ data: conversationTexts.data }).from(conversationTexts);
    const lines = [
      ...sets.flatMap(({ detail }) => linesOfSet(detail)),
      ...texts.flatMap(({ data }) => linesOfText(data)),
      ...trials.flatMap(({ detail }) => linesOfTrial(detail)),
      ...sounds.flatMap(({ data }) => linesOfSounds(data)),
      ...lessons.flatMap(({ data }) => linesOfLesson(data)),
      ...scenes.flatMap(({ data }) => linesOfScene(data)),
      ...courses.flatMap(({ data }) => linesOfCourse(data)),
    ];
    const [best] = speech.voices;
    return new Map(best ? lines.map((line) => [voiceKey(line, best, speech.encoder), line]) : []);
  });
}

/**
 * The voices of the speaking room. The path of a line is known at once; its sound is made when somebody first asks
 * for it, and is kept.
 */
export function openVoices(setting: Setting) {
  const { speech, log } = setting;
  const files = openVoiceFiles(voiceDirectory(setting.config));
  const known = knownLines(setting);
  const make = voiceMaker(setting, files);
  const atOnce = boundedWork(AT_ONCE, MAX_QUEUED);
  /** One of them at a time, so that who is listening need not wait for what is downloaded. */
  const forDownloads = boundedWork(1, Number.POSITIVE_INFINITY);
  const inProgress = new Map<string, Promise<VoiceSound>>();
  const learnt = new LearntLines();

  const pathOf = (line: VoiceLine): string => pathWith(speech, line);

  async function makeSound(key: string, line: VoiceLine): Promise<VoiceSound> {
    try {
      const file = await atOnce(() => make(line));
      return { ...file, isBest: file.key === key };
    } catch (error) {
      throw error instanceof QueueFull ? new EngineBusy(error.message) : error;
    }
  }

  function shared(key: string, line: VoiceLine): Promise<VoiceSound> {
    const making = inProgress.get(key) ?? makeSound(key, line).finally(() => inProgress.delete(key));
    inProgress.set(key, making);
    return making;
  }

  /** Null: no line has this key. @throws ApiFailure */
  async function sound(key: string): Promise<VoiceSound | null> {
    const stored = await files.find(key);
    if (stored) return { ...stored, isBest: true };
    const line = (await known('all')).get(key) ?? learnt.get(key);
    return line ? orVoiceFailure(log, 'the voice of a line', () => shared(key, line)) : null;
  }

  async function factsOf(path: string): Promise<VoiceFacts | null> {
    const key = keyIn(path);
    const found = (await files.find(key)) ?? (await forDownloads(() => sound(key)));
    return found && { bytes: found.bytes, sha256: await files.hashOf(found.key) };
  }

  /**
   * The sounds at these paths, by path; those missing are made. Paths of no line are left out.
   * @throws ApiFailure
   */
  async function allFacts(paths: readonly string[]): Promise<Map<string, VoiceFacts>> {
    const all = new Map<string, VoiceFacts>();
    for (const path of paths) {
      const facts = await factsOf(path);
      if (facts) all.set(path, facts);
    }
    return all;
  }

  /** Lets a line be said that is in no pack. Its sound is begun at once, so that another server finds it stored. */
  function learnLine(line: VoiceLine): string {
    const path = pathOf(line);
    const key = keyIn(path);
    learnt.add(key, line);
    // Whoever asks for it tries again, and is told what is wrong.
    sound(key).catch((error: unknown) => log.warn({ err: error }, 'a line of a model has no voice yet'));
    return path;
  }

  return {
    learn: (text: string) => learnLine(examinerLine(text)),
    learnLine,
    examiner: (text: string) => pathOf(examinerLine(text)),
    model: (text: string) => pathOf(modelLine(text)),
    pathOf,
    sound,
    allFacts,
    stream: files.stream,
  };
}
export type VoiceStore = ReturnType<typeof openVoices>;

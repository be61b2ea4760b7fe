import { createHash } from 'node:crypto';
import type * as contract from '#contract/listening.ts';
import type { ListeningScript } from '#rules/listening/script.ts';
import { secondOf, transcriptOf } from '#rules/listening/transcript.ts';
import { withDuetVoices } from './duet-voices.ts';
import type { ContentPack, PackCourse, PackExam, PackExercise, PackQuestion } from './pack.ts';
import type { Recording } from './render-audio-files.ts';
import { withVoices } from './spoken-words.ts';

/** A script of a pack with its owner. */
export interface PackScript {
  /** Id of the exercise, test or duet line; path of a study sheet or article. */
  of: string;
  /** Part of a test; null for an exercise. */
  part: number | null;
  script: ListeningScript;
}

/** Scripts of exercises and tests that cannot be done without hearing them. */
const heardScripts = ({ exercises, tests }: ContentPack): PackScript[] => [
  ...exercises.flatMap(({ id, script }) => (script ? [{ of: id, part: null, script }] : [])),
  ...tests.flatMap(({ id, scripts }) => scripts.map((scripted) => ({ of: id, ...scripted }))),
];

/** Spoken words in the texts of a pack. */
const spokenScripts = ({ study_sheets, blog_posts }: ContentPack): PackScript[] =>
  [
    ...study_sheets.map(({ id, spoken }) => ({ of: `/phieu/${id}`, spoken })),
    ...blog_posts.map(({ id, spoken }) => ({ of: `/blog/${id}`, spoken })),
  ].flatMap(({ of, spoken }) => spoken.map(({ script }) => ({ of, part: null, script })));

/** Every script of a pack: duet lines first because they are short, then listening, then words in texts. */
export const scriptsOf = (pack: ContentPack): PackScript[] => [
  ...pack.duet_lines.map(({ id, script }) => ({ of: id, part: null, script })),
  ...heardScripts(pack),
  ...spokenScripts(pack),
];

interface Made {
  script: ListeningScript;
  recording: Recording;
}

/** Path of a recording below the pack's `media/`. */
const mediaPath = ({ key }: Recording): string => `listening/${key}.m4a`;
const addressOf = (recording: Recording): string => `/media/${mediaPath(recording)}`;

const audioOf = ({ script, recording }: Made): contract.Recording => ({
  src: addressOf(recording),
  seconds: recording.seconds,
  transcript: transcriptOf(script, recording.starts),
});

/** Adds to a question's proofs when they are heard. */
const heard = <T extends PackQuestion>(question: T, { script, recording }: Made): T => ({
  ...question,
  proofs: question.proofs.map((proof) => ({
    ...proof,
    at: proof.at ?? secondOf(proof.quote, script, recording.starts),
  })),
});

const recordedExercise = (exercise: PackExercise, made: Made): PackExercise => ({
  ...exercise,
  audio: audioOf(made),
  questions: exercise.questions.map((question) => heard(question, made)),
});

const recordedExam = (test: PackExam, made: ReadonlyMap<number, Made>): PackExam => ({
  ...test,
  test: {
    ...test.test,
    parts: test.test.parts.map((part) => {
      const own = made.get(part.position);
      return own ? { ...part, audio: audioOf(own) } : part;
    }),
  },
  questions: test.questions.map((question) => {
    const own = made.get(question.part);
    return own ? heard(question, own) : question;
  }),
});

const withoutSections = (course: PackCourse, left: ReadonlySet<string>): PackCourse => ({
  ...course,
  lessons: course.lessons.map((lesson) => {
    const sections = lesson.sections.filter(({ module_id }) => !left.has(module_id));
    return { ...lesson, sections, minutes: sections.reduce((sum, { minutes }) => sum + minutes, 0) };
  }),
});

/**
 * Adds the recordings of a pack's scripts to its media. A listening exercise without its recording is
 * omitted, because it could not be heard; a duet line can be read meanwhile. The version reflects which
 * recordings are included.
 */
export const withRecordings = async (
  pack: ContentPack,
  find: (script: ListeningScript) => Promise<Recording | null>,
): Promise<ContentPack> => {
  const scripts = scriptsOf(pack);
  if (scripts.length === 0) return pack;
  const found = new Map<ListeningScript, Made>();
  for (const { script } of scripts) {
    const recording = await find(script);
    if (recording) found.set(script, { script, recording });
  }
  const lacking = heardScripts(pack).filter(({ script }) => !found.has(script));
  const left = new Set(lacking.map(({ of }) => of));
  const media = new Map<string, string>();
  for (const { of, script } of scripts) {
    const made = found.get(script);
    if (made && !left.has(of)) media.set(mediaPath(made.recording), made.recording.file);
  }
  const exercises = pack.exercises.flatMap((exercise) => {
    if (left.has(exercise.id)) return [];
    const made = exercise.script && found.get(exercise.script);
    return [made ? recordedExercise(exercise, made) : exercise];
  });
  const tests = pack.tests.flatMap((test) => {
    if (left.has(test.id)) return [];
    const parts = test.scripts.flatMap(({ part, script }) => {
      const made = found.get(script);
      return made ? [[part, made] as const] : [];
    });
    return [recordedExam(test, new Map(parts))];
  });
  const voices = new Map(
    pack.duet_lines.flatMap(({ id, script }) => {
      const made = found.get(script);
      return made ? [[id, addressOf(made.recording)] as const] : [];
    }),
  );
  const addressFor = (script: ListeningScript): string | null => {
    const made = found.get(script);
    return made ? addressOf(made.recording) : null;
  };
  const keys = [...media.keys()];
  const version = createHash('sha256')
    .update([pack.version, ...keys].join('\n'))
    .digest('hex');
  const recorded: ContentPack = {
    ...pack,
    version: keys.length > 0 ? version : pack.version,
    courses: left.size > 0 ? pack.courses.map((course) => withoutSections(course, left)) : pack.courses,
    exercises,
    tests,
    study_sheets: pack.study_sheets.map((sheet) => ({ ...sheet, body: withVoices(sheet, addressFor) })),
    blog_posts: pack.blog_posts.map((post) => ({ ...post, body: withVoices(post, addressFor) })),
    media: [...pack.media, ...[...media].map(([path, file]) => ({ path, file }))],
  };
  return withDuetVoices(recorded, voices);
};

import { createHash } from 'node:crypto';
import { readCourses as readConversation } from './conversation/read-courses.ts';
import { readScenes } from './conversation/read-scenes.ts';
import { manifestSchema } from './front-matter.ts';
import { readLearningTrial } from './learning-trial/read-chat.ts';
import type { ContentPack, PackExercise, PackReading, PackSounds, PackSpeaking } from './pack.ts';
import { type PackFiles, type PackText, readPackFiles } from './pack-files.ts';
import { ProblemReport } from './problem-report.ts';
import { readPronunciation } from './pronunciation/read-lessons.ts';
import { readBlogPost, readStudySheet } from './read-article.ts';
import { checkListing, readCourse } from './read-course.ts';
import { readDuet } from './read-duet.ts';
import { readExam } from './read-exam.ts';
import { readExercise, type UnplacedExercise } from './read-exercise.ts';
import { readDoc, readVideo } from './read-lesson-media.ts';
import { readPayments } from './read-payments.ts';
import { readTheme } from './read-theme.ts';
import { References, type TargetKind } from './references.ts';
import { moduleName, withDetails } from './section-details.ts';
import { readSounds } from './sounds/read-sounds.ts';
import { readSpeaking } from './speaking/read-speaking.ts';
import { readClasses } from './tutoring/read-classes.ts';
import { checkAgainst, parseYamlBlock } from './yaml-block.ts';

const MANIFEST = 'pack.yaml';

type TextOf<K extends PackText['kind']> = PackText & { kind: K };
const textsOf = <K extends PackText['kind']>(files: PackFiles, kind: K): TextOf<K>[] =>
  files.texts.filter((text): text is TextOf<K> => text.kind === kind);

/** Raise it when the same files would be stored in another form, so that they are stored again. */
const READER_VERSION = 8;

const versionOf = (bytes: ReadonlyMap<string, Uint8Array>): string => {
  const hash = createHash('sha256').update(`${READER_VERSION}\0`);
  for (const [path, content] of bytes) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex');
};

/** Version of a pack's files, by their bytes alone; null if they cannot be read. */
export const filesVersion = (dir: string): Promise<string | null> =>
  readPackFiles(dir, new ProblemReport()).then(
    ({ bytes }) => versionOf(bytes),
    () => null,
  );

/** Ids of the courses in the order of the manifest, or of the files if the manifest has faults. */
const courseOrder = (files: PackFiles, problems: ProblemReport): string[] => {
  const courses = textsOf(files, 'course');
  const report = problems.forFile(MANIFEST);
  const asFound = courses.map(({ id }) => id);
  if (files.manifest === null) {
    report(1, 'The pack has no pack.yaml');
    return asFound;
  }
  const block = parseYamlBlock(files.manifest, 1, report);
  const data = block && checkAgainst(manifestSchema, block.data, [], block, report);
  if (!block || !data) return asFound;
  checkListing(data.courses, courses, (index) => block.lineOf(['courses', index]), report, problems);
  return data.courses;
};

/** URLs use only the id: two lessons, or two practices, revise sets or tests, must not share one. */
const reportSharedIds = (texts: readonly PackText[], problems: ProblemReport): void => {
  const first = new Map<string, PackText>();
  for (const text of texts) {
    const other = first.get(text.id);
    if (other) problems.add(text.path, 1, `The id "${text.id}" is already that of ${other.path}`);
    else first.set(text.id, text);
  }
};

/** Exercises: each belongs to exactly one lesson. */
const exerciseTexts = (files: PackFiles) => [
  ...textsOf(files, 'practice'),
  ...textsOf(files, 'duet_video'),
  ...textsOf(files, 'revise'),
];

const reportOrphans = (files: PackFiles, references: References, problems: ProblemReport): void => {
  for (const { kind, id, path } of exerciseTexts(files)) {
    const uses = references.sectionsOf(kind, id);
    if (uses.length === 0) problems.add(path, 1, `No lesson has this ${kind} as a section`);
    for (const { file, line } of uses.slice(1)) {
      problems.add(
        file,
        line,
        `The ${kind} "${id}" is already a section elsewhere; it can be in one lesson only`,
      );
    }
  }
  for (const { kind, id, path } of textsOf(files, 'study_sheet')) {
    if (!references.isPointedAt(kind, id))
      problems.add(path, 1, 'No section or link points at this study sheet');
  }
  for (const { kind, id, path } of [...textsOf(files, 'video'), ...textsOf(files, 'doc')]) {
    if (!references.isPointedAt(kind, id)) problems.add(path, 1, `No lesson has this ${kind} as a section`);
  }
  for (const { path } of files.media) {
    if (!references.isPointedAt('media', path))
      problems.add(`media/${path}`, 1, 'Nothing points at this file');
  }
};

const placeExercises = (
  exercises: readonly UnplacedExercise[],
  courses: ContentPack['courses'],
): PackExercise[] =>
  exercises.flatMap((exercise) => {
    for (const course of courses) {
      for (const lesson of course.lessons) {
        const isThere = lesson.sections.some(
          ({ kind, module_id }) => kind === exercise.kind && module_id === exercise.id,
        );
        if (isThere) return [{ ...exercise, course_id: course.id, lesson_id: lesson.id }];
      }
    }
    return [];
  });

const present = <T>(value: T | null): value is T => value !== null;

/** A pack's files, with collectors for problems and references. */
interface Reader {
  files: PackFiles;
  problems: ProblemReport;
  references: References;
}

function readCourses({ files, problems, references }: Reader) {
  const lessons = textsOf(files, 'lesson');
  const courseFiles = textsOf(files, 'course');
  const order = courseOrder(files, problems);
  const courses = courseFiles
    .map((file) => {
      const ownLessons = lessons.filter(({ ownerId }) => ownerId === file.id);
      return readCourse(file, ownLessons, order.indexOf(file.id) + 1, problems, references);
    })
    .filter(present)
    .sort((a, b) => a.position - b.position);
  for (const { ownerId, path } of lessons) {
    if (!courseFiles.some(({ id }) => id === ownerId))
      problems.add(path, 1, `The lesson's course has no file courses/${ownerId}/course.md`);
  }
  return courses;
}

/** Practices, revise sets, duets, videos and docs: the sections of lessons except study sheets. */
function readModules({ files, problems, references }: Reader) {
  const exerciseFiles = [...textsOf(files, 'practice'), ...textsOf(files, 'revise')];
  const duets = textsOf(files, 'duet_video')
    .map((file) => readDuet(file, problems, references))
    .filter(present);
  const exercises = [
    ...exerciseFiles.map((file) => readExercise(file, problems, references)).filter(present),
    ...duets.map(({ exercise }) => exercise),
  ];
  const media = [
    ...textsOf(files, 'video').map((file) => readVideo(file, problems, references)),
    ...textsOf(files, 'doc').map((file) => readDoc(file, problems, references)),
    ...duets.map(({ detail }) => detail),
  ].filter(present);
  return { exercises, media, duet_lines: duets.flatMap(({ lines }) => lines) };
}

function readExams({ files, problems, references }: Reader) {
  const parts = textsOf(files, 'test_part');
  const examFiles = textsOf(files, 'test');
  const tests = examFiles
    .map((file) => {
      const ownParts = parts.filter(({ ownerId }) => ownerId === file.id);
      return readExam(file, ownParts, problems, references);
    })
    .filter(present);
  for (const { ownerId, path } of parts) {
    if (!examFiles.some(({ id }) => id === ownerId))
      problems.add(path, 1, `The part's test has no file tests/${ownerId}/test.yaml`);
  }
  return tests;
}

/** Standalone documents: texts, themes and payment methods. */
function readRest({ files, problems, references }: Reader) {
  return {
    study_sheets: textsOf(files, 'study_sheet')
      .map((file) => readStudySheet(file, problems, references))
      .filter(present),
    blog_posts: textsOf(files, 'blog_post')
      .map((file) => readBlogPost(file, problems, references))
      .filter(present)
      .sort((a, b) => (a.published_on < b.published_on ? 1 : -1)),
    themes: textsOf(files, 'theme')
      .map((file) => readTheme(file, problems, references))
      .filter(present),
    payment_methods: readPayments(files.payments, problems),
  };
}

/** Reports problems across the whole pack: broken links, duplicate ids, unreferenced files. */
function reportAcross({ files, problems, references }: Reader): void {
  const existing = new Set([
    ...files.texts.map(({ kind, id }) => `${kind} ${id}`),
    ...files.media.map(({ path }) => `media ${path}`),
  ]);
  references.reportBroken((kind: TargetKind, id) => existing.has(`${kind} ${id}`));
  reportSharedIds(textsOf(files, 'lesson'), problems);
  reportSharedIds([...exerciseTexts(files), ...textsOf(files, 'test')], problems);
  reportOrphans(files, references, problems);
}

/** A conversation is an exercise, too, so that its id must not be that of another one. */
function reportTakenIds(
  { sets }: PackSpeaking,
  withoutCourse: PackSounds['sets'],
  { files, problems }: Reader,
): void {
  const seen = new Set<string>();
  for (const { id } of withoutCourse) {
    const other = [...exerciseTexts(files), ...textsOf(files, 'test')].find((text) => text.id === id);
    if (other)
      problems.add(
        other.path,
        1,
        `The id "${id}" is kept for the sounds, letters, pronunciation lessons and conversations`,
      );
  }
  for (const { id } of sets) {
    const other = [...exerciseTexts(files), ...textsOf(files, 'test')].find((text) => text.id === id);
    if (other) problems.add(other.path, 1, `The id "${id}" is kept for a conversation of the speaking room`);
    if (seen.has(id)) problems.add('speaking', 1, `Two conversations would have the id "${id}"`);
    seen.add(id);
  }
}

/**
 * Reads and checks a content pack (its format: content/README.md). Reports all problems together, each with
 * file and line; a pack with problems is not returned in part. An unreadable folder is a problem of ".".
 */
export const readPack = async (dir: string): Promise<PackReading> => {
  const problems = new ProblemReport();
  const files = await readPackFiles(dir, problems).catch((cause: unknown) => {
    problems.add(
      '.',
      1,
      `The folder cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    return null;
  });
  if (files === null) return { ok: false, problems: problems.sorted() };

  const reader: Reader = { files, problems, references: new References(problems) };
  const courses = readCourses(reader);
  const { exercises, media, duet_lines } = readModules(reader);
  const tests = readExams(reader);
  const speaking = readSpeaking(files, problems);
  const learning_trial = await readLearningTrial(files, problems);
  const sounds = await readSounds(files, problems);
  const pronunciation = await readPronunciation(files, problems);
  const scenes = await readScenes(files, problems);
  const conversation = await readConversation(files, scenes, sounds, problems);
  const classes = readClasses(files, problems);
  const rest = readRest(reader);
  reportAcross(reader);
  reportTakenIds(speaking, [...sounds.sets, ...pronunciation.sets, ...conversation.sets], reader);

  const found = problems.sorted();
  if (found.length > 0) return { ok: false, problems: found };
  const { study_sheets } = rest;
  const modules = { study_sheets, exercises, media: new Map(media.map((one) => [moduleName(one), one])) };
  const pack: ContentPack = {
    version: versionOf(files.bytes),
    courses: courses.map((course) => ({
      ...course,
      lessons: course.lessons.map((lesson) => withDetails(lesson, modules)),
    })),
    exercises: placeExercises(exercises, courses),
    duet_lines,
    tests,
    speaking,
    learning_trial,
    sounds,
    pronunciation,
    scenes,
    conversation,
    classes,
    ...rest,
    media: files.media,
  };
  return { ok: true, pack };
};

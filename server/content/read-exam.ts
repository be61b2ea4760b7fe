import type { z } from 'zod/mini';
import type { ExamPart, ExamSkill, PartSkill, Skill } from '#contract/exam-taking.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import type { QuestionContent, QuestionType } from '#contract/question.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';
import { isMarkedByKey } from '#rules/questions/marking.ts';
import { examPartSchema, examSchema } from './front-matter.ts';
import { parseMarkdownFile } from './markdown-file.ts';
import type { PackExam } from './pack.ts';
import type { PackText } from './pack-files.ts';
import type { ProblemReport } from './problem-report.ts';
import { questionGround, readQuestions } from './questions/read-questions.ts';
import { checkListing } from './read-course.ts';
import { readAudio, readScript } from './read-script.ts';
import type { References } from './references.ts';
import { checkAgainst, parseYamlBlock } from './yaml-block.ts';

type Question = PackExam['questions'][number];

/** State accumulated from the preceding parts. */
interface Gathered {
  skill: ExamSkill | null;
  folders: string[];
  scripts: PackExam['scripts'];
  seen: Set<string>;
  questions: Question[];
}

const BAND_TABLES: Record<ExamSkill, readonly string[]> = {
  listening: ['listening', 'none'],
  reading: ['academic_reading', 'general_reading', 'none'],
  writing: ['none'],
  speaking: ['none'],
  mixed: ['none'],
};

const SPOKEN: readonly QuestionType[] = ['ielts_scripted_speaking', 'ielts_unscripted_speaking', 'voice'];
const BELONGS: Record<Skill | PartSkill, (type: QuestionType) => boolean> = {
  listening: isMarkedByKey,
  reading: isMarkedByKey,
  use_of_english: isMarkedByKey,
  writing: (type) => type === 'ielts_writing',
  speaking: (type) => SPOKEN.includes(type),
};

/** Number of items a question has on the answer sheet: one per mark. */
const itemsOf = (content: QuestionContent): number => {
  switch (content.type_code) {
    case 'fill_paragraph':
      return Math.max(blankNames(content.text).length, 1);
    case 'matching':
      return content.items.length;
    case 'multiple_choice':
      return content.choose;
    default:
      return 1;
  }
};

/** Skill of a part: its own in a mixed test, else the test's; null if unknown. */
function skillOfPart(
  test: ExamSkill | null,
  own: PartSkill | undefined,
  complain: (message: string) => void,
): Skill | PartSkill | null {
  if (test === 'mixed') {
    if (own === undefined) complain('A part of a mixed test says which skill it is of');
    return own ?? null;
  }
  if (own !== undefined && test !== null) complain('Only a part of a mixed test has a skill of its own');
  return test;
}

const readPart = (
  file: PackText,
  position: number,
  gathered: Gathered,
  problems: ProblemReport,
  references: References,
): ExamPart | null => {
  const report = problems.forFile(file.path);
  const markdown = parseMarkdownFile(file.source, report);
  if (markdown === null) return null;
  const { front, body, bodyLine } = markdown;
  const data = checkAgainst(examPartSchema, front.data, [], front, report);
  if (data === null) return null;
  const { title, audio } = data;
  references.addMarkdown(body, file.path, bodyLine);
  references.addMarkdown(data.instructions, file.path, front.lineOf(['instructions']));
  if (audio) references.addAddress(audio.src, file.path, front.lineOf(['audio', 'src']));
  const skill = skillOfPart(gathered.skill, data.skill, (message) =>
    report(front.lineOf(data.skill === undefined ? [] : ['skill']), message),
  );
  if (body === '' && (audio || skill === 'reading'))
    report(bodyLine, audio ? 'The transcript of the recording is missing' : 'The passage is missing');
  const isSpoken = skill === 'listening';
  if (audio && !isSpoken && skill !== null)
    report(front.lineOf(['audio']), 'Only a listening test has recordings');
  if (isSpoken && !audio) {
    const script = readScript(body, bodyLine, data.speakers, report);
    if (script) gathered.scripts.push({ part: position, script });
  }
  const read = readQuestions(data.questions, {
    file: file.path,
    front,
    report,
    references,
    ground: questionGround(body, audio?.seconds ?? null),
    exerciseId: file.ownerId,
    folder: title,
    folders: gathered.folders,
    seen: gathered.seen,
    before: gathered.questions.length,
  });
  for (const { source, question, lineOf } of read) {
    const type = source.content.type_code;
    if (skill !== null && !BELONGS[skill](type))
      report(lineOf('type'), `A ${skill} test has no questions of the type ${type}`);
    if (source.marks !== itemsOf(source.content))
      report(lineOf('marks'), 'In a timed test each item is worth one mark: leave "marks" out');
    gathered.questions.push({ ...question, part: position });
  }
  return {
    position,
    title,
    ...(data.skill && { skill: data.skill }),
    instructions: data.instructions.trim(),
    passage: audio || isSpoken || body === '' ? null : body,
    audio: audio ? readAudio(audio, body) : null,
  };
};

/** Only a placement test has levels, starting at 0 and strictly ascending. */
function checkLevels(
  { placement, levels }: z.infer<typeof examSchema>,
  complain: (name: string, message: string) => void,
): void {
  if (!levels) {
    if (placement)
      complain('placement', 'A placement test says in "levels" which share leads to which level');
    return;
  }
  if (!placement) complain('levels', 'Only a placement test has levels');
  if (levels[0]?.from !== 0) complain('levels', 'The first level begins at 0');
  const rises = levels.every(({ from, level }, index) => {
    const before = levels[index - 1];
    return !before || (before.from < from && before.level < level);
  });
  if (!rises) complain('levels', 'Each level begins higher than the one before');
}

/**
 * Reads a timed test with the parts of its folder; null when the test's file is invalid. Faults are reported.
 */
export const readExam = (
  file: PackText,
  partFiles: readonly PackText[],
  problems: ProblemReport,
  references: References,
): PackExam | null => {
  const report = problems.forFile(file.path);
  const block = parseYamlBlock(file.source, 1, report);
  const data = block && checkAgainst(examSchema, block.data, [], block, report);
  const order = data?.parts ?? partFiles.map(({ id }) => id);
  if (block && data) {
    checkListing(order, partFiles, (index) => block.lineOf(['parts', index]), report, problems);
    references.addMarkdown(data.instructions, file.path, block.lineOf(['instructions']));
    if (!BAND_TABLES[data.skill].includes(data.band_table))
      report(block.lineOf(['band_table']), `"${data.band_table}" is no band table of a ${data.skill} test`);
    if (data.sound_check) references.addAddress(data.sound_check, file.path, block.lineOf(['sound_check']));
    checkLevels(data, (name, message) => report(block.lineOf([name]), message));
  }
  const gathered: Gathered = {
    skill: data?.skill ?? null,
    folders: [],
    scripts: [],
    seen: new Set(),
    questions: [],
  };
  const parts = order.flatMap((id, index) => {
    const part = partFiles.find((candidate) => candidate.id === id);
    return (part && readPart(part, index + 1, gathered, problems, references)) ?? [];
  });
  if (data === null) return null;
  const { title, instructions, skill, minutes, band_table, placement, levels, sound_check } = data;
  return {
    id: file.id,
    title,
    instructions: instructions.trim(),
    grading_scale: band_table === 'none' ? GRADING_SCALE.TOTAL_QUESTION : GRADING_SCALE.BAND_IELTS,
    test: {
      skill,
      minutes,
      band_table,
      parts,
      ...(placement && levels && { levels }),
      ...(sound_check && { sound_check }),
    },
    scripts: gathered.scripts,
    questions: gathered.questions,
  };
};

import { GRADING_SCALE } from '#contract/practice.ts';
import type { Skill, TestPart } from '#contract/practice-test.ts';
import type { QuestionContent, QuestionType } from '#contract/question.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';
import { isMarkedByKey } from '#rules/questions/marking.ts';
import { testPartSchema, testSchema } from './front-matter.ts';
import { parseMarkdownFile } from './markdown-file.ts';
import type { PackTest } from './pack.ts';
import type { PackText } from './pack-files.ts';
import type { ProblemReport } from './problem-report.ts';
import { questionGround, readQuestions } from './questions/read-questions.ts';
import { checkListing } from './read-course.ts';
import { readAudio, readScript } from './read-script.ts';
import type { References } from './references.ts';
import { checkAgainst, parseYamlBlock } from './yaml-block.ts';

type Question = PackTest['questions'][number];

/** What was met in the parts before. */
interface Gathered {
  skill: Skill | null;
  folders: string[];
  scripts: PackTest['scripts'];
  seen: Set<string>;
  questions: Question[];
}

const BAND_TABLES: Record<Skill, readonly string[]> = {
  listening: ['listening', 'none'],
  reading: ['academic_reading', 'general_reading', 'none'],
  writing: ['none'],
  speaking: ['none'],
};

const SPOKEN: readonly QuestionType[] = ['ielts_scripted_speaking', 'ielts_unscripted_speaking', 'voice'];
const BELONGS: Record<Skill, (type: QuestionType) => boolean> = {
  listening: isMarkedByKey,
  reading: isMarkedByKey,
  writing: (type) => type === 'ielts_writing',
  speaking: (type) => SPOKEN.includes(type),
};

/** How many numbered items a question has on the answer sheet: one for each mark. */
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

const readPart = (
  file: PackText,
  position: number,
  gathered: Gathered,
  problems: ProblemReport,
  references: References,
): TestPart | null => {
  const report = problems.forFile(file.path);
  const markdown = parseMarkdownFile(file.source, report);
  if (markdown === null) return null;
  const { front, body, bodyLine } = markdown;
  const data = checkAgainst(testPartSchema, front.data, [], front, report);
  if (data === null) return null;
  const { title, audio } = data;
  references.addMarkdown(body, file.path, bodyLine);
  references.addMarkdown(data.instructions, file.path, front.lineOf(['instructions']));
  if (audio) references.addAddress(audio.src, file.path, front.lineOf(['audio', 'src']));
  if (body === '' && (audio || gathered.skill === 'reading'))
    report(bodyLine, audio ? 'The transcript of the recording is missing' : 'The passage is missing');
  const isSpoken = gathered.skill === 'listening';
  if (audio && !isSpoken && gathered.skill !== null)
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
    if (gathered.skill !== null && !BELONGS[gathered.skill](type))
      report(lineOf('type'), `A ${gathered.skill} test has no questions of the type ${type}`);
    if (source.marks !== itemsOf(source.content))
      report(lineOf('marks'), 'In a timed test each item is worth one mark: leave "marks" out');
    gathered.questions.push({ ...question, part: position });
  }
  return {
    position,
    title,
    instructions: data.instructions.trim(),
    passage: audio || isSpoken || body === '' ? null : body,
    audio: audio ? readAudio(audio, body) : null,
  };
};

/** Reads a timed test with the parts of its folder; null when its own file does not fit. Faults are reported. */
export const readTest = (
  file: PackText,
  partFiles: readonly PackText[],
  problems: ProblemReport,
  references: References,
): PackTest | null => {
  const report = problems.forFile(file.path);
  const block = parseYamlBlock(file.source, 1, report);
  const data = block && checkAgainst(testSchema, block.data, [], block, report);
  const order = data?.parts ?? partFiles.map(({ id }) => id);
  if (block && data) {
    checkListing(order, partFiles, (index) => block.lineOf(['parts', index]), report, problems);
    references.addMarkdown(data.instructions, file.path, block.lineOf(['instructions']));
    if (!BAND_TABLES[data.skill].includes(data.band_table))
      report(block.lineOf(['band_table']), `"${data.band_table}" is no band table of a ${data.skill} test`);
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
  const { title, instructions, skill, minutes, band_table } = data;
  return {
    id: file.id,
    title,
    instructions: instructions.trim(),
    grading_scale: band_table === 'none' ? GRADING_SCALE.TOTAL_QUESTION : GRADING_SCALE.BAND_IELTS,
    test: { skill, minutes, band_table, parts },
    scripts: gathered.scripts,
    questions: gathered.questions,
  };
};

import { exerciseSchema, reviseSchema } from './front-matter.ts';
import { parseMarkdownFile } from './markdown-file.ts';
import type { PackExercise } from './pack.ts';
import type { PackText } from './pack-files.ts';
import type { ProblemReport } from './problem-report.ts';
import { questionGround, readQuestions } from './questions/read-questions.ts';
import { readAudio, readScript } from './read-script.ts';
import type { References } from './references.ts';
import { checkAgainst } from './yaml-block.ts';

/** An exercise that is not yet assigned to a lesson. */
export type UnplacedExercise = Omit<PackExercise, 'course_id' | 'lesson_id'>;

const asPractice = <D>(data: D | null) => data && { ...data, feedback: 'instant' as const };

/** Reads a practice or a revise set; null when its front matter is invalid. Faults are reported. */
export const readExercise = (
  file: PackText & { kind: 'practice' | 'revise' },
  problems: ProblemReport,
  references: References,
): UnplacedExercise | null => {
  const report = problems.forFile(file.path);
  const markdown = parseMarkdownFile(file.source, report);
  if (markdown === null) return null;
  const { front, body, bodyLine } = markdown;
  const data =
    file.kind === 'revise'
      ? checkAgainst(reviseSchema, front.data, [], front, report)
      : asPractice(checkAgainst(exerciseSchema, front.data, [], front, report));
  if (data === null) return null;
  const { audio } = data;
  const isHeard = data.listening;
  references.addMarkdown(body, file.path, bodyLine);
  if (audio) references.addAddress(audio.src, file.path, front.lineOf(['audio', 'src']));
  if (audio && !isHeard) report(front.lineOf(['audio']), 'Only what has `listening: true` has a recording');
  if (isHeard && file.kind === 'revise')
    report(front.lineOf(['listening']), 'A revise set is read: put what is heard into a practice');
  if (isHeard && audio && body === '') report(bodyLine, 'The transcript of the recording is missing');
  const script = isHeard && !audio ? readScript(body, bodyLine, data.speakers, report) : null;
  references.addMarkdown(data.instructions, file.path, front.lineOf(['instructions']));
  const setting = {
    file: file.path,
    front,
    report,
    references,
    ground: questionGround(body, audio?.seconds ?? null),
    exerciseId: file.id,
    folder: data.folder,
    folders: [],
    seen: new Set<string>(),
    before: 0,
  };
  const read = readQuestions(data.questions, setting);
  for (const { source, lineOf } of file.kind === 'revise' ? read : []) {
    const type = source.content.type_code;
    if (type === 'ielts_writing')
      report(lineOf('type'), 'A revise set tells at once how it went, which an essay needs too long for');
  }
  return {
    id: file.id,
    kind: file.kind,
    title: data.title,
    instructions: data.instructions.trim(),
    passage: isHeard || body === '' ? null : body,
    audio: audio ? readAudio(audio, body) : null,
    script,
    grading_scale: data.scale,
    feedback: data.feedback,
    questions: read.map(({ question }) => question),
  };
};

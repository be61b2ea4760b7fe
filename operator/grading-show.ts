import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordingType } from '#contract/file.ts';
import type { QuestionContent } from '#contract/question.ts';
import { criteriaOf } from '#rules/teacher-grading/teacher-band.ts';
import { formatMoment } from '#rules/text/formats.ts';
import type { Queryable } from '#server/db/connect.ts';
import { type GradingTask, readGradingTask } from '#server/domain/teacher-grading/teacher-gradings.ts';
import type { BlobStore } from '#server/engines/blobs/blob-store.ts';

const EXTENSIONS: Record<RecordingType, string> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
};

/** A code block that shows a learner's text verbatim, whatever it contains. */
function fenced(text: string): string {
  const ticks = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1;
  const fence = '`'.repeat(ticks);
  return `${fence}text\n${text}\n${fence}`;
}

function promptOf(content: QuestionContent): string {
  if (content.type_code === 'ielts_unscripted_speaking')
    return [content.prompt, ...content.cues.map((cue) => `- ${cue}`)].join('\n');
  return content.type_code === 'ielts_scripted_speaking'
    ? `${content.prompt}\n\n> ${content.text}`
    : content.prompt;
}

const firstOf = (regrade: NonNullable<GradingTask['regrade']>): string =>
  regrade.first === null
    ? ''
    : `\nThe first grading: band ${regrade.first.band.toFixed(1)} (${regrade.first.criteria
        .map(({ code, band }) => `${code} ${band.toFixed(1)}`)
        .join(', ')}).\n`;

const CLOCK_DOUBTFUL =
  'The device gave times that cannot be right; its clock was wrong, or was set. Grade the answer as it is.';

/** The task to grade, as Markdown, without anything that identifies the learner. */
function taskPage(task: GradingTask): string {
  const { content, essay, regrade, clock_doubtful } = task;
  const answer = essay === null ? 'The recording lies beside this file.' : fenced(essay);
  const again =
    regrade === null ? '' : `## Asked again because\n\n${fenced(regrade.reason)}\n${firstOf(regrade)}\n`;
  const kind = content.type_code === 'ielts_writing' ? `Writing, Task ${content.task}` : 'Speaking';
  return `# ${task.title}

${kind}. Waits since ${formatMoment(task.asked_at)}, promised until ${formatMoment(task.due_at)}.
Grading ${task.id}
${clock_doubtful ? `\n${CLOCK_DOUBTFUL}\n` : ''}
${again}## Task

${promptOf(content)}

## Answer

${answer}
`;
}

/** The form for the teacher to fill in. */
const formOf = ({ kind }: GradingTask): string => {
  const criteria = Object.fromEntries(criteriaOf(kind).map((code) => [code, null]));
  return `${JSON.stringify({ graded_by: '', criteria, summary: '', comments: [] }, null, 2)}\n`;
};

/** Writes a file unless it exists, since it may contain a teacher's work. */
const writeNew = (path: string, text: string): Promise<boolean> =>
  writeFile(path, text, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/**
 * Writes what a teacher needs into a folder: `task.md`, the essay (`essay.txt`) or the recording, and the
 * form `grade.json`, which is left alone if it exists. Throws `GradingRefused`.
 * @returns lines for the operator listing what was written
 */
export async function showGrading(
  { db, blobs }: { db: Queryable; blobs: Pick<BlobStore, 'read'> },
  id: string,
  dir: string,
): Promise<string> {
  const task = await readGradingTask(db, id);
  await mkdir(dir, { recursive: true });
  const written: string[] = [];
  const write = async (name: string, data: string | Uint8Array): Promise<void> => {
    await writeFile(join(dir, name), data);
    written.push(join(dir, name));
  };
  await write('task.md', taskPage(task));
  if (task.essay !== null) await write('essay.txt', task.essay);
  const { recording } = task;
  if (recording) await write(`recording.${EXTENSIONS[recording.type]}`, await blobs.read(recording.blobKey));
  const form = join(dir, 'grade.json');
  written.push((await writeNew(form, formOf(task))) ? form : `${form} was there already and stays as it is`);
  return written.join('\n');
}

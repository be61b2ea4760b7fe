import { COURSE_LEVELS } from '#contract/course.ts';
import type { PackSpeakingSet } from '../pack.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { readSource } from '../source-file.ts';
import { type Asked, conversationOf, minutesOf } from './asked.ts';
import { checkIds, checkModels } from './check-asked.ts';
import { setId } from './read-topic.ts';
import { interviewSource } from './sources.ts';

/** Reads the short interview; null when it is invalid. Faults are reported. */
export function readInterview(file: PackText, problems: ProblemReport): PackSpeakingSet | null {
  const source = readSource(file, interviewSource, problems);
  if (source === null) return null;
  const { data, report } = source;
  checkIds(
    data.questions.map(({ id: name }, index) => ({ id: name, at: ['questions', index, 'id'] })),
    report,
  );
  for (const [index, { part, models }] of data.questions.entries())
    checkModels(models, part, ['questions', index, 'models'], report);
  const asked = data.questions.map(
    ({ id: name, part, text, vi, max_seconds, models, tips_vi }): Asked => ({
      id: name,
      part,
      line: { text, vi },
      cues: [],
      cues_vi: [],
      prep_seconds: 0,
      max_seconds,
      follow_ups: [],
      models,
      tip_vi: tips_vi,
    }),
  );
  const id = setId('interview');
  const { questions, scripts } = conversationOf(id, asked);
  const { title_vi, summary_vi } = data;
  const level = COURSE_LEVELS.Foundation;
  return {
    id,
    mode: 'interview',
    position: 1,
    part: null,
    category: null,
    level,
    is_free: true,
    title: 'A short interview',
    title_vi,
    summary_vi,
    minutes: minutesOf(asked),
    questions,
    detail: { intro: null, transitions: null, vocabulary: [], scripts },
  };
}

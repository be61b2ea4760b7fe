import type { ExaminerMoment } from '#contract/speaking.ts';
import type { SpeakingTextOf, WrittenExaminer } from '../../db/schema-speaking-content.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { repeated } from '../questions/fault.ts';
import { readSource } from '../source-file.ts';
import type { KnownTopics } from './known-topics.ts';
import { setId } from './read-topic.ts';
import { examinerSource, predictionsSource } from './sources.ts';

/** Reads the predicted topics; null when the file is invalid. Faults are reported. */
export function readPredictions(
  file: PackText,
  problems: ProblemReport,
  topics: KnownTopics,
): SpeakingTextOf<'predictions'> | null {
  const source = readSource(file, predictionsSource, problems);
  if (source === null) return null;
  const { data, report } = source;
  for (const [index, { id, part }] of data.topics.entries())
    topics.find(id, ['topics', index, 'id'], report, part);
  for (const id of repeated(data.topics.map((topic) => topic.id)))
    report(['topics'], `The topic "${id}" is there twice`);
  const { quarter, written_on, title_vi, basis_vi } = data;
  return {
    kind: 'predictions',
    quarter,
    written_on,
    title_vi,
    basis_vi,
    topics: data.topics.map(({ id, likelihood, why_vi }) => ({ set_id: setId(id), likelihood, why_vi })),
  };
}

/** Reads what the examiner says besides questions; null when the file is invalid. Faults are reported. */
export function readExaminer(file: PackText, problems: ProblemReport): SpeakingTextOf<'examiner'> | null {
  const source = readSource(file, examinerSource, problems);
  if (source === null) return null;
  const { data, report } = source;
  const wordings = (moment: ExaminerMoment) => {
    const own = data.lines.filter(({ id }) => id === moment);
    if (own.length !== 1) report(['lines'], `There must be one entry for "${moment}"`);
    return own.flatMap((entry) => entry.wordings);
  };
  const lines: WrittenExaminer = {
    greeting: wordings('greeting'),
    silence: wordings('silence'),
    not_heard: wordings('not_heard'),
    ask_more: wordings('ask_more'),
    thank_go_on: wordings('thank_go_on'),
    polite_cut: wordings('polite_cut'),
    end: wordings('end'),
    microphone_lost: wordings('microphone_lost'),
    welcome_back: wordings('welcome_back'),
  };
  return { kind: 'examiner', lines };
}

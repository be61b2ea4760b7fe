import { COURSE_LEVELS } from '#contract/course.ts';
import { SPEAKING_LEVELS } from '#contract/speaking.ts';
import type { SpeakingTextOf } from '../../db/schema-speaking-content.ts';
import type { PackSpeakingSet } from '../pack.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { readSource, type SourceFile } from '../source-file.ts';
import { type Asked, conversationOf } from './asked.ts';
import { checkIds } from './check-asked.ts';
import type { KnownTopics } from './known-topics.ts';
import { setId } from './read-topic.ts';
import { levelsSource } from './sources.ts';

interface ReadLevels {
  /** One minute about any of its questions. */
  set: PackSpeakingSet;
  text: SpeakingTextOf<'levels'>;
}

type Levels = NonNullable<ReturnType<typeof readLevelsSource>>['data'];

const readLevelsSource = (file: PackText, problems: ProblemReport) =>
  readSource(file, levelsSource, problems);

function checkLevels({ data, report }: SourceFile<Levels>, topics: KnownTopics): void {
  if (data.levels.map(({ id }) => id).join() !== SPEAKING_LEVELS.join())
    report(['levels'], `The levels are ${SPEAKING_LEVELS.join(', ')}, in this order`);
  for (const [index, { band, first_topics }] of data.levels.entries()) {
    const [low, high] = band;
    const before = data.levels[index - 1]?.band[1] ?? 0;
    if (low >= high || low <= before)
      report(['levels', index, 'band'], 'The bands of the levels rise, and do not overlap');
    for (const [place, name] of first_topics.entries())
      topics.find(name, ['levels', index, 'first_topics', place], report);
  }
  checkIds(
    data.speak_prompt.map(({ id }, index) => ({ id, at: ['speak_prompt', index, 'id'] })),
    report,
  );
}

/** Reads the levels that learners choose from; null when the file is invalid. Faults are reported. */
export function readLevels(file: PackText, problems: ProblemReport, topics: KnownTopics): ReadLevels | null {
  const source = readLevelsSource(file, problems);
  if (source === null) return null;
  checkLevels(source, topics);
  const { title_vi, summary_vi, levels, speak_prompt: prompts } = source.data;
  const asked = prompts.map(
    ({ id: name, seconds, text, vi }): Asked => ({
      id: name,
      part: 1,
      line: { text, vi },
      cues: [],
      cues_vi: [],
      prep_seconds: 0,
      max_seconds: seconds,
      follow_ups: [],
      models: [],
      tip_vi: null,
    }),
  );
  const id = setId('level');
  const { questions, scripts } = conversationOf(id, asked);
  const level = COURSE_LEVELS['Pre-Foundation'];
  return {
    set: {
      id,
      mode: 'level',
      position: 1,
      part: null,
      category: null,
      level,
      is_free: true,
      // Only one of the questions is answered.
      title: 'A minute of English',
      title_vi,
      summary_vi,
      minutes: 1,
      questions,
      detail: { intro: null, transitions: null, vocabulary: [], scripts },
    },
    text: {
      kind: 'levels',
      title_vi,
      summary_vi,
      levels: levels.map(({ id: own, first_topics, ...rest }) => ({
        ...rest,
        level: own,
        first_topics: first_topics.map(setId),
      })),
      prompts,
    },
  };
}

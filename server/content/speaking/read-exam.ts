import type { PackSpeakingSet } from '../pack.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { repeated } from '../questions/fault.ts';
import { readSource } from '../source-file.ts';
import { type Asked, conversationOf } from './asked.ts';
import type { KnownTopics } from './known-topics.ts';
import { type ReadTopic, setId } from './read-topic.ts';
import { testSource } from './sources.ts';

/** What the real exam takes at most, minutes. */
const MINUTES = 14;
/** Questions of each topic of Part 1, at most. */
const PER_TOPIC = 4;

const named = ({ name }: ReadTopic, asked: readonly Asked[]): Asked[] =>
  asked.map((one) => ({ ...one, id: `${name}.${one.id}` }));

/**
 * Reads a test: three topics of Part 1, and a card with its Part 3. Null when it is invalid; faults are reported.
 */
export function readExam(
  file: PackText,
  problems: ProblemReport,
  topics: KnownTopics,
): PackSpeakingSet | null {
  const source = readSource(file, testSource, problems);
  if (source === null) return null;
  const { data, report } = source;
  const position = Number(/^test-([1-9]\d?)$/.exec(file.id)?.[1] ?? 0);
  if (position === 0) report([], 'A test is named test-1.yaml, test-2.yaml and so on');
  for (const name of repeated(data.part_1)) report(['part_1'], `The topic "${name}" is there twice`);
  const first = data.part_1.map((name, index) => topics.find(name, ['part_1', index], report, 1));
  const second = topics.find(data.part_2, ['part_2'], report, 2);
  const asked = [
    ...first.flatMap((topic) => (topic ? named(topic, topic.asked.slice(0, PER_TOPIC)) : [])),
    ...(second ? named(second, second.asked) : []),
  ];
  const id = setId(file.id);
  const { greeting, transitions, polite_cuts, title: title_vi, summary_vi, level } = data;
  const { questions, scripts } = conversationOf(id, asked);
  return {
    id,
    mode: 'test',
    position,
    part: null,
    category: null,
    level,
    is_free: false,
    title: `Speaking test ${position}`,
    title_vi,
    summary_vi,
    minutes: MINUTES,
    questions,
    detail: {
      intro: null,
      transitions: { greeting, ...transitions, polite_cuts },
      vocabulary: [],
      scripts,
    },
  };
}

import type { SpeakingText } from '../../db/schema-speaking-content.ts';
import type { PackSpeaking, PackSpeakingSet } from '../pack.ts';
import type { PackFiles, PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { knownTopics } from './known-topics.ts';
import { readExam } from './read-exam.ts';
import { readHome } from './read-home.ts';
import { readInterview } from './read-interview.ts';
import { readLevels } from './read-levels.ts';
import { readExaminer, readPredictions } from './read-texts.ts';
import { type ReadTopic, readTopic } from './read-topic.ts';
import { readTrial } from './read-trial.ts';

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** Part 1 before cards, easy before hard. */
const inOrder = (one: ReadTopic, other: ReadTopic): number =>
  one.part - other.part || one.set.level - other.set.level || one.name.localeCompare(other.name, 'en');

const topicSets = (topics: readonly ReadTopic[], free: ReadonlySet<string>): PackSpeakingSet[] =>
  topics.toSorted(inOrder).map(({ name, set }, index) => ({
    ...set,
    position: index + 1,
    is_free: free.has(name),
  }));

/** Reads the pack's folder `speaking/`. Faults are reported, and what has them is left out. */
export function readSpeaking({ texts: files }: PackFiles, problems: ProblemReport): PackSpeaking {
  const ofKind = (kind: PackText['kind']) => files.filter((file) => file.kind === kind);
  const file = (id: string) => ofKind('speaking_text').find((one) => one.id === id);
  const read = <T>(id: string, reader: (found: PackText) => T): T | null => {
    const found = file(id);
    return found ? reader(found) : null;
  };
  const topicFiles = ofKind('speaking_topic');
  const topics = topicFiles.map((one) => readTopic(one, problems)).filter(present);
  const shelf = knownTopics(topics, new Set(topicFiles.map(({ id }) => id)));
  const tests = ofKind('speaking_test').map((one) => readExam(one, problems, shelf));
  const trial = read('trial', (one) => readTrial(one, problems, shelf));
  const levels = read('levels', (one) => readLevels(one, problems, shelf));
  const sets = [
    ...topicSets(topics, trial?.free ?? new Set()),
    ...tests,
    trial?.set,
    read('interview', (one) => readInterview(one, problems)),
    levels?.set,
  ];
  const texts: (SpeakingText | null | undefined)[] = [
    levels?.text,
    trial?.survey,
    read('predictions', (one) => readPredictions(one, problems, shelf)),
    read('examiner', (one) => readExaminer(one, problems)),
    read('home', (one) => readHome(one, problems, shelf)),
  ];
  const [first] = [...topicFiles, ...ofKind('speaking_test'), ...ofKind('speaking_text')];
  if (first && !file('examiner'))
    problems.add(
      first.path,
      1,
      'What is spoken needs speaking/examiner.yaml: what the examiner says around it',
    );
  return { sets: sets.filter(present), texts: texts.filter(present) };
}

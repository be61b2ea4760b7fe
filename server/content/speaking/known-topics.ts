import type { Path, ReportAt } from '../source-file.ts';
import type { ReadTopic } from './read-topic.ts';

/** The topics of a pack, for files that point at them. */
export interface KnownTopics {
  /** A topic by its file name; null when there is none (of that part), which is reported. */
  find(name: string, at: Path, report: ReportAt, part?: 1 | 2): ReadTopic | null;
}

/**
 * @param topics those that could be read
 * @param names of all files of topics: one whose own faults were reported is not called missing
 */
export const knownTopics = (topics: readonly ReadTopic[], names: ReadonlySet<string>): KnownTopics => {
  const byName = new Map(topics.map((topic) => [topic.name, topic]));
  return {
    find(name, at, report, part) {
      const topic = byName.get(name) ?? null;
      if (!names.has(name)) report(at, `There is no topic "${name}" in speaking/topics`);
      if (topic === null || part === undefined || topic.part === part) return topic;
      report(at, `The topic "${name}" is of Part ${topic.part}, not of Part ${part}`);
      return null;
    },
  };
};

import type { SpeakingTextOf } from '../../db/schema-speaking-content.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { repeated } from '../questions/fault.ts';
import { type Path, type ReportAt, readSource } from '../source-file.ts';
import type { KnownTopics } from './known-topics.ts';
import { setId } from './read-topic.ts';
import { homeSource } from './sources.ts';
import { containsWords } from './words-in.ts';

type Home = SpeakingTextOf<'home'>;
type Scene = NonNullable<ReturnType<typeof readHomeSource>>['data']['scenes'][number];

const readHomeSource = (file: PackText, problems: ProblemReport) => readSource(file, homeSource, problems);

/** An exchange of a topic: its question, a model answer, and the follow-up that the answer leads to. */
function sceneOf(scene: Scene, at: Path, topics: KnownTopics, report: ReportAt): Home['scenes'] {
  const topic = topics.find(scene.topic, [...at, 'topic'], report);
  if (topic === null) return [];
  const asked = topic.asked.find(({ id }) => id === scene.question);
  const answer = asked?.models.find(({ band }) => band === scene.band);
  if (!asked || !answer) {
    report([...at, 'question'], `"${scene.topic}" has no such question with an answer of band ${scene.band}`);
    return [];
  }
  const followUp = asked.follow_ups.find(({ when }) => when === scene.follow_up);
  if (scene.follow_up !== undefined && !followUp)
    report([...at, 'follow_up'], `The question has no follow-up for when: ${scene.follow_up}`);
  if (followUp?.when === 'heard' && !followUp.words.some((word) => containsWords(answer.text, word)))
    report([...at, 'follow_up'], 'The answer has none of the words that lead to the follow-up');
  const { text, band, phrases } = answer;
  return [
    {
      id: scene.id,
      title_vi: scene.title_vi,
      question: asked.line,
      answer: { text, band, phrases },
      follow_up: followUp ? { text: followUp.text, vi: followUp.vi } : null,
    },
  ];
}

/** Reads what guests are shown of the room; null when the file is invalid. Faults are reported. */
export function readHome(file: PackText, problems: ProblemReport, topics: KnownTopics): Home | null {
  const source = readHomeSource(file, problems);
  if (source === null) return null;
  const { data, report } = source;
  const { topic, band } = data.sample;
  topics.find(topic, ['sample', 'topic'], report);
  if (band.low > band.point || band.point > band.high)
    report(['sample', 'band'], 'The band lies between the ends of its range');
  for (const id of repeated(data.scenes.map((scene) => scene.id)))
    report(['scenes'], `The scene "${id}" is there twice`);
  const scenes = data.scenes.flatMap((scene, index) => sceneOf(scene, ['scenes', index], topics, report));
  return { kind: 'home', scenes, sample: { set_id: setId(topic), band } };
}

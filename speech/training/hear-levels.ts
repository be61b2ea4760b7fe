import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWav } from '#server/engines/audio/wav.ts';
import { loadSpeechKnowledge } from '#server/engines/speech/speech-knowledge.ts';
import type { SpeechKnowledge } from '../aligned-reading.ts';
import { hearReading, hearRecording } from '../heard-reading.ts';
import { shownPhone, shownWord } from '../pronunciation.ts';
import { judgeReading } from '../scoring/judge-reading.ts';
import { markReading } from '../scoring/mark-reading.ts';
import { inspectSignal } from '../signal-checks.ts';
import { detectSlips } from '../slips/detect-slips.ts';
import { type MarkedReading, phoneMarksOf, readSpeechocean } from './speechocean.ts';

/** Expert mark (0–1) and displayed score (0–100) of a sound or a word. */
export type ShownMark = readonly [mark: number, score: number];

export interface ShownReading {
  id: string;
  speaker: string;
  phones: ShownMark[];
  words: ShownMark[];
}

/** Scores displayed for a reading, including detected slips; nothing for a declined one. */
function showReading({ model, scores }: SpeechKnowledge, reading: MarkedReading): ShownReading {
  const pcm = readWav(readFileSync(reading.wav));
  const recording = hearRecording(model, pcm);
  const asked = reading.words.map(({ text, phones }) => ({
    spelled: text,
    phones: phones.flatMap((phone) => model.definition.phoneIndex.get(phone) ?? []),
  }));
  const heard = hearReading(
    model,
    recording,
    asked.map(({ phones }) => phones),
  );
  const nothing = { id: reading.id, speaker: reading.speaker, phones: [], words: [] };
  if (heard === null) return nothing;
  const sound = { pcm, shares: recording.evidence.posteriors, pitch: inspectSignal(pcm).pitch };
  const marks = markReading(scores, [{ judged: judgeReading(scores, heard, sound), byEar: null }]);
  if (marks.isOtherText) return nothing;
  const slips = detectSlips(model, recording.scores, asked, heard.phones);
  const slipped = new Set([...slips.keys()].map((phone) => heard.phones[phone]?.word));
  const experts = phoneMarksOf(reading);
  return {
    id: reading.id,
    speaker: reading.speaker,
    phones: marks.phones.flatMap((mark, phone): ShownMark[] => {
      const expert = experts[phone];
      return typeof expert === 'number' ? [[expert, shownPhone(100 * mark, slips.has(phone))]] : [];
    }),
    words: marks.words.map(
      (mark, word): ShownMark => [
        reading.words[word]?.accuracy ?? 0,
        shownWord(100 * mark, slipped.has(word)),
      ],
    ),
  };
}

/** The given number of readings per speaker, spread apart. */
const someOfEach = (readings: readonly MarkedReading[], each: number): MarkedReading[] =>
  [...Map.groupBy(readings, ({ speaker }) => speaker).values()].flatMap((own) =>
    Array.from({ length: each }, (_, turn) => own[Math.floor((turn * own.length) / each)] ?? []).flat(),
  );

/**
 * Displayed scores of the given number of readings per speaker; cached next to the data, one line per
 * reading.
 */
export function hearLevels(folder: string, split: 'train' | 'test', each: number): ShownReading[] {
  const cache = join(folder, `shown-${split}.jsonl`);
  if (!existsSync(cache)) writeFileSync(cache, '');
  const lines = readFileSync(cache, 'utf8').trim().split('\n').filter(Boolean);
  const known = new Map(lines.map((line): [string, ShownReading] => [JSON.parse(line).id, JSON.parse(line)]));
  const knowledge = loadSpeechKnowledge();
  return someOfEach(readSpeechocean(folder, split), each).map((reading) => {
    const shown = known.get(reading.id) ?? showReading(knowledge, reading);
    if (!known.has(reading.id)) appendFileSync(cache, `${JSON.stringify(shown)}\n`);
    return shown;
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';

/** One word as the experts marked it. */
export interface MarkedWord {
  /** As it is spelled, lower case. */
  text: string;
  /** ARPAbet, without stress. */
  phones: string[];
  /** Median of the experts, 0–1. */
  accuracy: number;
  /** Mean of the experts, 0–1; null if none of them annotated as many phones as the word has. */
  phoneAccuracy: (number | null)[];
}

/** One recording of speechocean762. Marks are medians of the experts, normalised to 0–1. */
export interface MarkedReading {
  id: string;
  speaker: string;
  wav: string;
  accuracy: number;
  fluency: number;
  prosody: number;
  total: number;
  words: MarkedWord[];
}

const experts = z.array(z.number());
const marks = z.object({
  accuracy: experts,
  fluency: experts,
  prosodic: experts,
  total: experts,
  words: z.array(z.object({ text: z.string(), accuracy: experts, phones: z.array(z.string()) })),
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** "Y (EH0) {L} [S]": right, wrong, accented; insertions are in brackets and have no phone in the text. */
function phoneMarks(annotation: string): number[] {
  const groups = annotation.replace(/\[[^\]]*\]/g, ' ').match(/\([^)]*\)|\{[^}]*\}|[^\s({]+/g) ?? [];
  return groups.flatMap((group) => {
    const mark = group.startsWith('(') ? 0 : group.startsWith('{') ? 0.5 : 1;
    return (group.match(/[A-Z]+\d?/g) ?? []).map(() => mark);
  });
}

function table(path: string): Map<string, string> {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [key = '', ...rest] = line.split(/\s/);
      return [key, rest.join(' ')];
    }),
  );
}

/**
 * @param folder the data set, including the experts' raw marks `dev/utt2score` and `test/utt2score` of its history
 * (commit 05a80e7) besides the latest `train`, `test`, `resource` and `WAVE`
 */
export function readSpeechocean(folder: string, split: 'train' | 'test'): MarkedReading[] {
  const wavs = table(join(folder, split, 'wav.scp'));
  const speakers = table(join(folder, split, 'utt2spk'));
  const phones = table(join(folder, 'resource/text-phone'));
  const scores = ['dev', 'test'].flatMap((part) =>
    readFileSync(join(folder, part, 'utt2score'), 'utf8')
      .trim()
      .split('\n'),
  );
  return scores.flatMap((line) => {
    const [id = ''] = line.split('\t', 1);
    const wav = wavs.get(id);
    if (wav === undefined) return [];
    const reading = marks.parse(JSON.parse(line.slice(id.length)));
    const words = reading.words.map((word, index) => {
      const canonical = (phones.get(`${id}.${index}`) ?? '')
        .split(' ')
        .map((p) => p.replace(/\d?_[BIES]$/, ''));
      const experts = word.phones.map(phoneMarks).filter((found) => found.length === canonical.length);
      const phoneAccuracy = canonical.map((_, p) =>
        experts.length === 0 ? null : mean(experts.map((expert) => expert[p] ?? 0)),
      );
      return {
        text: word.text.toLowerCase(),
        phones: canonical,
        accuracy: median(word.accuracy) / 10,
        phoneAccuracy,
      };
    });
    if (words.some((word) => word.phones.some((phone) => phone === ''))) return [];
    return [
      {
        id,
        speaker: speakers.get(id) ?? '',
        wav: join(folder, wav),
        accuracy: median(reading.accuracy) / 10,
        fluency: median(reading.fluency) / 10,
        prosody: median(reading.prosodic) / 10,
        total: median(reading.total) / 10,
        words,
      },
    ];
  });
}

/** Marks of a reading's phones, in order; null if there is none. */
export const phoneMarksOf = ({ words }: MarkedReading): (number | null)[] =>
  words.flatMap(({ phoneAccuracy }) => phoneAccuracy);

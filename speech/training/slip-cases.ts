import { readFileSync } from 'node:fs';
import type { Slip } from '#contract/reading-evaluation.ts';
import { readWav } from '#server/engines/audio/wav.ts';
import type { AcousticModel } from '../acoustic-model.ts';
import { align } from '../alignment.ts';
import { extractFeatures } from '../features.ts';
import { placePhones } from '../phone-sequence.ts';
import { SenoneScores } from '../senones.ts';
import { type ExpectedWord, type WeighedSlip, weighSlips } from '../slips/weigh-slips.ts';
import type { MarkedReading } from './speechocean.ts';

/** One comparison of the reference with a slip, and whether the slip was real. */
export interface SlipCase {
  slip: Slip;
  /** The reference phone; of several, the last. */
  phone: string;
  /** `right`, `wrong`: according to experts; `made`: constructed, the sound was not in the text read. */
  truth: 'right' | 'wrong' | 'made';
  ratio: number;
}

interface NamedWord {
  phones: readonly string[];
  spelled: string;
}

const VOWEL = /^[AEIOU]/;
const SIBILANT = /^(?:S|Z|SH|ZH|CH|JH)$/;
const VOICELESS = /^(?:P|T|K|F|TH)$/;
const DENTAL = /^(?:T|D|TH|DH)$/;
/** Endings appended to words that end in a vowel. */
const ENDS = ['T', 'K', 'P', 'D', 'N', 'L', 'M', 'F', 'V', 'TH', 'SH', 'CH', 'JH', 'NG', 'B', 'G'];
/** References with a different sound from the one said. */
const SWAPPED: readonly (readonly [slip: Slip, said: string, asked: string])[] = [
  ['s_for_sh', 'S', 'SH'],
  ['sh_for_s', 'SH', 'S'],
  ['s_for_th', 'S', 'TH'],
  ['t_for_th', 'T', 'TH'],
];

/** Replaces a correctly said word with references in which it would contain one slip. */
function madeWords(
  { phones, spelled }: NamedWord,
  next: string,
  turn: number,
): { slip: Slip; at: number; word: NamedWord }[] {
  const last = phones.at(-1) ?? '';
  const ended = (slip: Slip, end: string, letters: string) => ({
    slip,
    at: phones.length,
    word: { phones: [...phones, end], spelled: spelled + letters },
  });
  const made = [];
  if (!SIBILANT.test(last) && !SIBILANT.test(next))
    made.push(ended('s_dropped', VOICELESS.test(last) ? 'S' : 'Z', 's'));
  if (!DENTAL.test(last) && !DENTAL.test(next))
    made.push(ended('ed_dropped', VOICELESS.test(last) || /^(?:S|SH|CH)$/.test(last) ? 'T' : 'D', 'yed'));
  const end = ENDS[turn % ENDS.length] ?? '';
  if (VOWEL.test(last) && last !== 'ER' && end !== next && !(DENTAL.test(end) && DENTAL.test(next)))
    made.push(ended('final_dropped', end, end.toLowerCase()));
  for (const [slip, said, asked] of SWAPPED)
    for (const [at, phone] of phones.entries())
      if (phone === said) made.push({ slip, at, word: { phones: phones.with(at, asked), spelled: '' } });
  return made;
}

/** All comparisons from a reading. */
export function slipCases(model: AcousticModel, reading: MarkedReading): SlipCase[] {
  const { definition } = model;
  const scores = new SenoneScores(model, extractFeatures(readWav(readFileSync(reading.wav)), model.features));
  const own = reading.words.map(({ phones, text }): NamedWord => ({ phones, spelled: text }));
  const weigh = (words: readonly NamedWord[]): WeighedSlip[] => {
    const asked = words.map(
      ({ phones, spelled }): ExpectedWord => ({
        phones: phones.flatMap((phone) => definition.phoneIndex.get(phone) ?? []),
        spelled,
      }),
    );
    const placed = placePhones(
      definition,
      asked.map(({ phones }) => phones),
    );
    const alignment = align(model, scores, placed);
    return alignment === null ? [] : weighSlips(model, scores, asked, alignment.segments);
  };
  const names = own.flatMap(({ phones }) => phones);
  const marks = reading.words.flatMap(({ phoneAccuracy }) => phoneAccuracy);
  const cases = weigh(own).flatMap(({ slip, phone, length, ratio }): SlipCase[] => {
    const ownMarks = marks.slice(phone, phone + length);
    const worst = Math.min(...ownMarks.map((mark) => mark ?? Number.NaN));
    if (!(worst >= 1 || worst < 0.5)) return [];
    const truth = worst >= 1 ? 'right' : 'wrong';
    return [{ slip, phone: names[phone + length - 1] ?? '', truth, ratio }];
  });
  let first = 0;
  for (const [index, word] of own.entries()) {
    const start = first;
    first += word.phones.length;
    if (marks.slice(start, first).some((mark) => mark !== 1)) continue;
    const next = own[index + 1]?.phones[0] ?? '';
    for (const made of madeWords(word, next, start + reading.id.length + index)) {
      const found = weigh(own.with(index, made.word)).find(
        ({ slip, phone }) => slip === made.slip && phone === start + made.at,
      );
      const phone = made.word.phones[made.at] ?? '';
      if (found) cases.push({ slip: made.slip, phone, truth: 'made', ratio: found.ratio });
    }
  }
  return cases;
}

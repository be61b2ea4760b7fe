import type { AcousticModel } from '../acoustic-model.ts';
import { align, type Segment } from '../alignment.ts';
import type { WordPhones } from '../heard-reading.ts';
import { type PlacedPhone, placePhones } from '../phone-sequence.ts';
import type { SenoneScores } from '../senones.ts';
import { connected } from './connected.ts';
import { type SlipForm, slipForms, voicePartner } from './slip-forms.ts';

/** A possible slip in a reading, and how much better it fits than the reference. */
export interface WeighedSlip extends SlipForm {
  /** Index of the first affected phone in the reading. */
  phone: number;
  /** Log-likelihood ratio of the slip to the reference, over the frames where they differ. */
  ratio: number;
}

/** A reference word: its phones by their index in the model, and its spelling in lower case. */
export interface ExpectedWord {
  phones: WordPhones;
  spelled: string;
}

/**
 * Compares the reference with each possible slip on the same frames (forced choice).
 * @param heard where each phone of the words was heard
 */
export function weighSlips(
  model: AcousticModel,
  scores: SenoneScores,
  words: readonly ExpectedWord[],
  heard: readonly Segment[],
): WeighedSlip[] {
  const { definition } = model;
  const asked = words.map(({ phones }) => phones);
  const placed = placePhones(definition, asked);
  const likelihood = (phones: readonly PlacedPhone[], within: Segment) =>
    align(model, scores, phones, within)?.score ?? Number.NEGATIVE_INFINITY;
  let wordStart = 0;
  return words.flatMap(({ phones, spelled }, word) => {
    const start = wordStart;
    wordStart += phones.length;
    const names = phones.map((phone) => definition.phones[phone] ?? '');
    const next = definition.phones[words[word + 1]?.phones[0] ?? -1] ?? '';
    return slipForms(names, spelled, next).flatMap((form) => {
      const first = start + form.at;
      const { from, to, within } = connected(heard, scores.frames, first, first + form.length - 1);
      const instead = form.instead.flatMap((name) => definition.phoneIndex.get(name) ?? []);
      const withPhones = (length: number, others: readonly number[]) => {
        const said = placePhones(definition, asked.with(word, phones.toSpliced(form.at, length, ...others)));
        return likelihood(said.slice(from, to + 1 + others.length - length), within);
      };
      // Only the last phone can be confused with its voiced or voiceless partner: the others are vowels.
      const last = form.at + form.length - 1;
      const partner = definition.phoneIndex.get(voicePartner(names[last] ?? '') ?? '');
      const right = [
        likelihood(placed.slice(from, to + 1), within),
        ...(partner === undefined
          ? []
          : [withPhones(form.length, [...phones.slice(form.at, last), partner])]),
      ];
      const ratio = withPhones(form.length, instead) - Math.max(...right);
      return Number.isFinite(ratio) ? [{ ...form, phone: first, ratio }] : [];
    });
  });
}

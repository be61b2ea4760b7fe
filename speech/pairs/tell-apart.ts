import type { SpeechKnowledge } from '../aligned-reading.ts';
import { align } from '../alignment.ts';
import { type PronouncingDictionary, pronunciations } from '../g2p.ts';
import { hearRecording } from '../heard-reading.ts';
import { placePhones } from '../phone-sequence.ts';
import { decidePair } from './decide-pair.ts';
import { pairFeatures } from './pair-features.ts';

/** Where two words differ, by their first pronunciations; null unless it is in exactly one sound. */
function difference(dictionary: PronouncingDictionary, own: string, other: string) {
  const [phones, others] = [own, other].map((word) => pronunciations(word.toLowerCase(), dictionary)[0]);
  if (!phones || phones.length !== others?.length) return null;
  const differing = phones.flatMap((phone, at) => (phone === others[at] ? [] : [at]));
  const [at] = differing;
  const [ownSound, otherSound] = at === undefined ? [] : [phones[at], others[at]];
  if (differing.length !== 1 || at === undefined || !ownSound || !otherSound) return null;
  return { phones, at, ownSound, otherSound };
}

/**
 * Which of two words that differ in one sound was said.
 * @param pcm mono, 16 kHz, one word
 * @returns null where it cannot be told: the words differ otherwise, nothing was learnt about the pair, or it is not certain
 */
export function tellApart(
  { model, dictionary }: Pick<SpeechKnowledge, 'model' | 'dictionary'>,
  pcm: Int16Array,
  own: string,
  other: string,
): 'own' | 'other' | null {
  const differing = difference(dictionary, own, other);
  if (differing === null) return null;
  const { definition } = model;
  const { phones, at, ownSound, otherSound } = differing;
  const words = [phones.flatMap((phone) => definition.phoneIndex.get(phone) ?? [])];
  const names = [ownSound, otherSound].toSorted();
  const [first, second] = names.map((name) => definition.phoneIndex.get(name));
  if (first === undefined || second === undefined) return null;
  const recording = hearRecording(model, pcm);
  const heard = align(model, recording.scores, placePhones(definition, words))?.segments;
  if (heard === undefined) return null;
  const features = pairFeatures(model, recording, { words, heard, phone: at, word: 0, at }, [first, second]);
  const decision = features && decidePair(names.join(' '), features);
  if (!decision?.isSure) return null;
  return (decision.heard === 'first') === (names[0] === ownSound) ? 'own' : 'other';
}

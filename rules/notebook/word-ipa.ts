import { phonemeIpa } from '../ipa/phoneme-ipa.ts';
import { type Phone, parsePhones } from '../ipa/phones.ts';
import { withStressMarks } from '../ipa/stress-marks.ts';

/** Weak forms of unstressed vowels. */
const WEAK: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ər', IY: 'i' };

const soundOf = ({ name, stress }: Phone): string =>
  (stress === '0' ? WEAK[name] : undefined) ?? phonemeIpa(name);

/**
 * General American IPA, without slashes, of one pronunciation.
 * @param arpabet phones as the CMU dictionary writes them: `P AA1 L AH0 N EY2 T`
 */
export const wordIpa = (arpabet: string): string => withStressMarks(parsePhones(arpabet), soundOf);

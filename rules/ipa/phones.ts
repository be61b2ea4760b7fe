/** A sound of ARPAbet. */
export interface Phone {
  name: string;
  /** For vowels: 0 none, 1 primary, 2 secondary, empty if unknown; null for consonants. */
  stress: string | null;
}

/** @param arpabet phones as the CMU dictionary writes them: `P AA1 L AH0 N EY2 T` */
export const parsePhones = (arpabet: string): Phone[] =>
  arpabet.split(' ').map((text) => {
    const [, name = text, stress = ''] = /^([A-Z]+)([012])?$/.exec(text) ?? [];
    return { name, stress: /^[AEIOU]/.test(name) ? stress : null };
  });

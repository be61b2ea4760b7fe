const SPACE = '▁';

/** Finds the tokens of texts by the texts of all tokens. */
export type Tokenise = (text: string) => number[];

/**
 * SentencePiece's byte pair encoding: of all neighbours that together are a token, the one with the lowest number is joined
 * first. Letters that are no token are left out.
 * @param vocabulary the texts of the tokens, by their numbers; a space is written as ▁
 */
export function tokeniser(vocabulary: readonly string[]): Tokenise {
  const numberOf = new Map(vocabulary.map((text, token) => [text, token]));
  return (text) => {
    const pieces = [...`${SPACE}${text.replaceAll(' ', SPACE)}`].filter((letter) => numberOf.has(letter));
    for (;;) {
      let [best, at] = [Number.POSITIVE_INFINITY, -1];
      for (let index = 0; index + 1 < pieces.length; index++) {
        const joined = numberOf.get(`${pieces[index]}${pieces[index + 1]}`);
        if (joined === undefined || joined >= best) continue;
        [best, at] = [joined, index];
      }
      if (at < 0) break;
      pieces.splice(at, 2, `${pieces[at]}${pieces[at + 1]}`);
    }
    return pieces.flatMap((piece) => numberOf.get(piece) ?? []);
  };
}

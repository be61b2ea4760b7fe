interface Option {
  id: string;
  text: string;
}

/** An option with its id; the id alone if the text is the same. */
export const optionText = ({ id, text }: Option): string =>
  text === '' || text === id ? id : `${id} – ${text}`;

interface Option {
  id: string;
  text: string;
}

/** An option with its id; where the text says no more than the id, the id alone. */
export const optionText = ({ id, text }: Option): string =>
  text === '' || text === id ? id : `${id} – ${text}`;

import type { NotebookCard } from '#contract/notebook.ts';
import type { Answer, QuestionContent } from '#contract/question.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';

const optionWords = (content: QuestionContent, id: string): string => {
  const options = 'options' in content ? content.options : [];
  const text = options.find((option) => option.id === id)?.text;
  return text && text !== id ? `${id}. ${text}` : id;
};

const named = (values: Readonly<Record<string, string>>, words: (value: string) => string): string =>
  Object.entries(values)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => NOTEBOOK.blank(name, words(value)))
    .join('; ');

/** An answer as text, as it was shown on screen. */
export function answerWords(content: QuestionContent, answer: Answer): string {
  switch (answer.type_code) {
    case 'single_choice':
      return optionWords(content, answer.choice);
    case 'multiple_choice':
      return answer.choices.map((id) => optionWords(content, id)).join('; ');
    case 'true_false': {
      const yesNo = content.type_code === 'true_false' && content.wording === 'yes_no';
      return (yesNo ? NOTEBOOK.yesNo : NOTEBOOK.values)[answer.value];
    }
    case 'matching':
      return named(answer.pairs, (id) => optionWords(content, id));
    case 'fill_paragraph':
      return named(answer.blanks, (text) => text);
    case 'free_text':
      return answer.text;
    default:
      return '';
  }
}

const plain = (markdown: string): string =>
  markdown
    // A gap is seen as one.
    .replace(/_{2,}/g, '…')
    .replace(/[*_`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** One-line title of a question: its prompt, or the text with blanks. */
export function questionTitle(content: QuestionContent): string {
  const text =
    content.type_code === 'fill_paragraph' ? content.text.replace(/\{\{\w+\}\}/g, '…') : content.prompt;
  const line = plain(text);
  return line.length > 140 ? `${line.slice(0, 139).trimEnd()}…` : line;
}

/** One-line title of a card. */
export function cardTitle(card: NotebookCard): string {
  switch (card.kind) {
    case 'word':
      return card.word.word;
    case 'sound':
      return `/${card.sound.ipa}/ · ${card.sound.words.map(({ text }) => text).join(', ')}`;
    case 'question':
      return questionTitle(card.question.content);
  }
}

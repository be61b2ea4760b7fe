import type { BankItem } from '../bank-question.ts';
import { categoryPath } from '../category-path.ts';
import { BrokenBank } from '../faults.ts';
import type { Media } from '../media.ts';
import { QuestionElement } from './question-element.ts';
import { readQuestion } from './read-question.ts';
import { readXml } from './xml-tree.ts';

/** The questions of a Moodle XML file, in order. Throws `BrokenBank`. */
export const readMoodle = (xml: string, file: string, media: Media): BankItem[] => {
  const root = readXml(xml, file);
  if (root.name !== 'quiz')
    throw new BrokenBank(file, root.line, `This is no Moodle XML: its root is <${root.name}>, not <quiz>`);
  const items: BankItem[] = [];
  let category: string[] = [];
  for (const element of root.children) {
    if (element.name !== 'question') continue;
    const question = new QuestionElement(element, media);
    const type = element.attributes.get('type') ?? '';
    if (type === 'category') {
      category = categoryPath(question.value('category'));
      continue;
    }
    items.push({
      file,
      line: element.line,
      type,
      name: question.value('name'),
      category,
      read: () => readQuestion(type, question),
    });
  }
  return items;
};

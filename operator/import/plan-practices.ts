import { isMarkedByKey } from '#rules/questions/marking.ts';
import type { BankItem } from './bank-question.ts';
import { Refused } from './faults.ts';
import { LIMITS } from './limits.ts';
import type { Media } from './media.ts';
import { Ids } from './names.ts';
import { linkFaults, writtenFaults } from './question-check.ts';
import type { WrittenQuestion } from './questions/made.ts';
import { makeQuestions } from './questions/make.ts';
import type { ReportLine } from './report.ts';

/** A practice to write. */
export interface PlannedPractice {
  id: string;
  title: string;
  /** Source bank. */
  file: string;
  passage: string | null;
  questions: (WrittenQuestion & { id: string })[];
}

interface Turned {
  item: BankItem;
  questions: WrittenQuestion[];
  passage: string | null;
  notes: string[];
  /** Why it is rejected; null if it is accepted. */
  refused: string | null;
}

const turn = (item: BankItem, media: Media): Turned => {
  try {
    const { questions, passage, notes } = makeQuestions(item.read());
    const [fault] = [
      ...questions.flatMap((written) => writtenFaults({ id: 'q', ...written }, media)),
      ...(passage === null ? [] : linkFaults(passage, media)),
    ];
    if (fault !== undefined) throw new Refused(fault);
    return { item, questions, passage, notes, refused: null };
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    return { item, questions: [], passage: null, notes: [], refused: cause.message };
  }
};

const lineOf = ({ item, notes, refused }: Turned): ReportLine => ({
  file: item.file,
  line: item.line,
  type: item.type,
  name: item.name,
  outcome: refused === null ? (notes.length === 0 ? 'taken' : 'adapted') : 'refused',
  practice: null,
  questions: [],
  notes: refused === null ? notes : [refused],
});

/** Splits questions into parts no larger than a practice, keeping groups together. */
const inParts = (turned: readonly Turned[]): Turned[][] => {
  const parts: Turned[][] = [];
  let room = 0;
  for (const one of turned) {
    if (one.questions.length === 0) continue;
    if (one.questions.length > room) {
      parts.push([]);
      room = LIMITS.questionsOfPractice;
    }
    parts.at(-1)?.push(one);
    room -= one.questions.length;
  }
  return parts;
};

const titleOf = (item: BankItem, bank: string): string =>
  (item.category.join(' – ') || bank).replace(/\s+/g, ' ').slice(0, 200);

/** Prefixed with the bank's name, so that practices of two banks rarely share an id. */
const idName = ({ category }: BankItem, bank: string): string =>
  category[0] === bank ? category.join(' ') : [bank, ...category].join(' ');

/** Numbers the questions. Those made from one share a stem; keys need not occur in the passage. */
const numbered = (turned: readonly Turned[], passage: string | null): PlannedPractice['questions'] => {
  const written: PlannedPractice['questions'] = [];
  for (const { questions } of turned) {
    const stem = `g${written.length + 1}`;
    for (const { type, prompt, ...fields } of questions) {
      written.push({
        id: String(written.length + 1),
        type,
        prompt,
        ...fields,
        ...(questions.length > 1 ? { stem } : {}),
        ...(passage !== null && isMarkedByKey(type) ? { anchor: 'none' } : {}),
      });
    }
  }
  return written;
};

/** The practices of one category, with their content. */
const practicesOf = (
  group: readonly Turned[],
  bankName: (file: string) => string,
  ids: Ids,
): { practice: PlannedPractice; held: Turned[] }[] => {
  const [first] = group;
  if (!first) return [];
  const { item } = first;
  const bank = bankName(item.file);
  const passages = group.flatMap(({ passage }) => passage ?? []);
  const passage = passages.length === 0 ? null : passages.join('\n\n');
  const title = titleOf(item, bank);
  const parts = inParts(group);
  return parts.map((part, index) => ({
    practice: {
      id: ids.of(idName(item, bank), 'bai-tap'),
      title: parts.length > 1 ? `${title} (${index + 1})` : title,
      file: item.file,
      passage,
      questions: numbered(part, passage),
    },
    held: part,
  }));
};

/** Records in the report where each question of a category went; a passage without questions is rejected. */
const place = (
  group: readonly Turned[],
  made: ReturnType<typeof practicesOf>,
  lines: ReadonlyMap<Turned, ReportLine>,
): void => {
  const [first] = made;
  for (const one of group.filter(({ passage }) => passage !== null)) {
    const unread = { outcome: 'refused', notes: ['no question of its category was taken'] };
    Object.assign(lines.get(one) ?? {}, first ? { practice: pathOf(first.practice) } : unread);
  }
  for (const { practice, held } of made) {
    let at = 0;
    for (const one of held) {
      const questionIds = practice.questions.slice(at, at + one.questions.length).map(({ id }) => id);
      at += questionIds.length;
      Object.assign(lines.get(one) ?? {}, { practice: pathOf(practice), questions: questionIds });
    }
  }
};

const pathOf = ({ id }: PlannedPractice): string => `practices/${id}.md`;

/**
 * Converts the questions of banks into practices, one per category and bank, preserving order.
 * @param bankName title for questions without a category
 */
export const planPractices = (
  items: readonly BankItem[],
  media: Media,
  bankName: (file: string) => string,
): { practices: PlannedPractice[]; lines: ReportLine[] } => {
  const turned = items.map((item) => turn(item, media));
  const lines = new Map(turned.map((one) => [one, lineOf(one)]));
  const ids = new Ids();
  const practices: PlannedPractice[] = [];
  for (const group of Map.groupBy(turned, ({ item }) =>
    JSON.stringify([item.file, ...item.category]),
  ).values()) {
    const made = practicesOf(group, bankName, ids);
    place(group, made, lines);
    practices.push(...made.map(({ practice }) => practice));
  }
  return { practices, lines: [...lines.values()] };
};

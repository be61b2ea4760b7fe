/** Index of the opening question: the first unanswered one, else the last (docs/product.md, point 4); 0 if none. */
export const openingQuestion = (isAnswered: readonly boolean[]): number => {
  const first = isAnswered.indexOf(false);
  return Math.max(0, first === -1 ? isAnswered.length - 1 : first);
};

interface Placed {
  position: number;
  folder_id: string;
  folder_name: string;
}

interface QuestionGroup<Q> {
  folder_id: string;
  /** 'Part {n} {folder}' in a reported practice; null otherwise. */
  label: string | null;
  questions: Q[];
}

const byPosition = <Q extends Placed>(questions: readonly Q[]): Q[] =>
  questions.toSorted((a, b) => a.position - b.position);

/** A practice is reported by part if its questions are in more than one folder. */
export const isReported = (questions: readonly Placed[]): boolean =>
  new Set(questions.map(({ folder_id }) => folder_id)).size > 1;

/**
 * Groups questions for the list (docs/product.md, point 4): a reported practice by folder, in the order of each
 * folder's first question; any other in one group. Within a group sorted by position.
 */
export const groupQuestions = <Q extends Placed>(
  questions: readonly Q[],
  reported: boolean,
): QuestionGroup<Q>[] => {
  const sorted = byPosition(questions);
  if (!reported) return sorted.length === 0 ? [] : [{ folder_id: '', label: null, questions: sorted }];
  const groups = Map.groupBy(sorted, ({ folder_id }) => folder_id);
  return [...groups].map(([folder_id, own], index) => ({
    folder_id,
    label: skillLabel(index + 1, own[0]?.folder_name ?? ''),
    questions: own,
  }));
};

const skillLabel = (part: number, folder: string): string => `Part ${part} ${folder}`.trimEnd();

/** Whether the question at `index` is the last of its part; the list is in display order. */
export const isEndOfPart = (questions: readonly Pick<Placed, 'folder_id'>[], index: number): boolean => {
  const here = questions[index];
  return here !== undefined && questions[index + 1]?.folder_id !== here.folder_id;
};

/** Whether the question at `index` is the last of the set, which may not be fully fetched yet. */
export const isEndOfRevise = (index: number, total: number): boolean => total > 0 && index === total - 1;

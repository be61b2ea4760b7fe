import { stringify } from 'yaml';
import { Ids } from './names.ts';
import type { PlannedPractice } from './plan-practices.ts';

const INSTRUCTIONS = 'Đọc kỹ từng câu rồi trả lời.';
/** Minutes per question, and limits per section. */
const MINUTES_EACH = 1.5;
const MIN_MINUTES = 5;
const MAX_MINUTES = 240;

const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 });
const markdownFile = (front: unknown, body: string): string =>
  `---\n${yaml(front)}---\n${body === '' ? '' : `\n${body}\n`}`;

const minutesOf = ({ questions, passage }: PlannedPractice): number => {
  const reading = (passage ?? '').length / 1000;
  return Math.min(MAX_MINUTES, Math.max(MIN_MINUTES, Math.ceil(questions.length * MINUTES_EACH + reading)));
};

/**
 * Texts of a pack of practices: a course with a lesson per bank and a section per practice.
 * @returns texts by path below the pack's folder
 */
export const packTexts = (
  practices: readonly PlannedPractice[],
  name: string,
  bankName: (file: string) => string,
): Map<string, string> => {
  const ids = new Ids();
  const course = ids.of(name, 'ngan-hang-cau-hoi');
  const lessonIds = new Ids();
  const lessons = [...Map.groupBy(practices, ({ file }) => file)].map(([file, bankPractices]) => ({
    id: lessonIds.of(bankName(file), 'bai-hoc'),
    front: {
      title: bankName(file),
      summary: `Bài tập lấy từ ngân hàng câu hỏi “${bankName(file)}”.`,
      sections: bankPractices.map((practice, index) => ({
        id: `phan-${index + 1}`,
        kind: 'practice',
        module: practice.id,
        title: practice.title,
        minutes: minutesOf(practice),
      })),
    },
  }));
  const courseFront = {
    name,
    level: 'Foundation',
    summary: `Bài tập lấy từ ngân hàng câu hỏi “${name}”.`,
    is_free: false,
    lessons: lessons.map(({ id }) => id),
  };
  return new Map([
    ['pack.yaml', yaml({ format: 1, name, courses: [course] })],
    [
      `courses/${course}/course.md`,
      markdownFile(courseFront, 'Mỗi bài học là một ngân hàng câu hỏi, chia theo từng mục.'),
    ],
    ...lessons.map(({ id, front }): [string, string] => [
      `courses/${course}/lessons/${id}.md`,
      markdownFile(front, ''),
    ]),
    ...practices.map(({ id, title, passage, questions }): [string, string] => [
      `practices/${id}.md`,
      markdownFile({ title, instructions: INSTRUCTIONS, folder: title, questions }, passage ?? ''),
    ]),
  ]);
};

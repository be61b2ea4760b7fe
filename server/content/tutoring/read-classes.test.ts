import { describe, expect, it } from 'vitest';
import type { PackFiles, PackText } from '../pack-files.ts';
import { ProblemReport } from '../problem-report.ts';
import { readClasses } from './read-classes.ts';

const LESSON = `
  - title: Buổi 1
    summary: Đọc lướt.
    homework: [bai-doc]
    sheets: [phieu]
    note: Đọc to.`;
const CLASS = `name: Lớp tối
summary: Hai buổi một tuần.
level: 10
final_test: de-1
minutes: 90
lessons:${LESSON}
`;

function read(source: string) {
  const text = (kind: PackText['kind'], id: string, words = ''): PackText => ({
    kind,
    id,
    path: `${kind}/${id}`,
    ownerId: '',
    source: words,
  });
  const texts = [
    text('practice', 'bai-doc'),
    text('study_sheet', 'phieu'),
    text('test', 'de-1'),
    text('tutoring_class', 'lop', source),
  ];
  const files: PackFiles = { manifest: null, payments: null, texts, media: [], bytes: new Map() };
  const problems = new ProblemReport();
  const classes = readClasses(files, problems);
  return { classes, problems: problems.sorted() };
}

describe('a class of the pack', () => {
  it('has its lessons with what they refer to', () => {
    const { classes, problems } = read(CLASS);
    expect(problems).toEqual([]);
    expect(classes).toMatchObject([{ id: 'lop', level: 10, lessons: [{ homework: ['bai-doc'] }] }]);
  });

  it.each([
    ['homework that there is not', 'bai-doc', 'bai-khac', 9, 'There is no practice, revise, test "bai-khac"'],
    ['a sheet that is homework', '[phieu]', '[bai-doc]', 10, 'There is no study sheet "bai-doc"'],
    ['a final test that is a practice', 'de-1', 'bai-doc', 4, 'There is no test "bai-doc"'],
    ['an unknown level', 'level: 10', 'level: 7', 3, ''],
  ])('is refused with %s, at its line', (_, words, others, line, message) => {
    const [problem] = read(CLASS.replace(words, others)).problems;
    expect(problem).toMatchObject({ line, message: expect.stringContaining(message) });
  });
});

import type { ExamPart } from '#contract/exam-taking.ts';
import type { Question, QuestionContent, QuestionKey } from '#contract/question.ts';
import { transcriptFrom } from '#rules/listening/transcript.ts';
import type { Database } from '#server/db/connect.ts';
import { exercises, questions, type TimedExam } from '#server/db/schema-content.ts';

const part = (position: number, transcript: string | null): ExamPart => ({
  position,
  title: `Part ${position}`,
  instructions: 'Read.',
  passage: transcript === null ? 'The lamp stood on the roof.' : null,
  audio:
    transcript === null
      ? null
      : { src: '/media/part.mp3', seconds: 60, transcript: transcriptFrom(transcript) },
});

interface Row {
  content: QuestionContent;
  key: QuestionKey;
  marks: number;
}

const text: Row = {
  content: { type_code: 'free_text', prompt: 'What stood on the roof?', word_limit: 1 },
  key: { type_code: 'free_text', accepted: 'lamp' },
  marks: 1,
};
const OPTIONS = ['A', 'B', 'C'].map((id) => ({ id, text: `option ${id}` }));
const two: Row = {
  content: { type_code: 'multiple_choice', prompt: 'Choose TWO.', options: OPTIONS, choose: 2 },
  key: { type_code: 'multiple_choice', choices: ['A', 'C'] },
  marks: 2,
};
const essay = (task: 1 | 2): Row => ({
  content: { type_code: 'ielts_writing', prompt: 'Write.', task, min_words: 250 },
  key: { type_code: 'ielts_writing' },
  marks: 1,
});
const form: Row = {
  content: {
    type_code: 'fill_paragraph',
    prompt: 'Complete the form.',
    layout: 'form',
    text: 'Name: {{1}}',
    picture: null,
    word_bank: null,
    word_limit: null,
  },
  key: { type_code: 'fill_paragraph', blanks: { 1: 'Minh' } },
  marks: 1,
};

async function storeTest(db: Database, id: string, test: TimedExam, rows: Row[]): Promise<void> {
  await db.insert(exercises).values({
    id,
    kind: 'test',
    title: `Test ${id}`,
    instructions: 'Answer all.',
    grading_scale: 1,
    test,
  });
  await db.insert(questions).values(
    rows.map(({ content, key, marks }, index) => {
      const question: Question = {
        id: `${id}.${index + 1}`,
        position: index + 1,
        folder_id: `${id}.part`,
        folder_name: 'Part',
        question_id_stem: null,
        grading_object: content.type_code === 'ielts_writing' ? 1 : 0,
        marks,
        content,
      };
      return {
        exercise_id: id,
        id: question.id,
        position: question.position,
        question,
        key,
        explanation: 'because-of-the-lamp',
        proofs: [{ name: null, quote: 'lamp stood', at: null }],
        part: 1 + Math.floor((index * test.parts.length) / rows.length),
      };
    }),
  );
}

/** Tests of one hour: 40 marks of reading, a two-part listening test, two essays, a form, and a placement test. */
export async function storeExams(db: Database): Promise<void> {
  const hour = { minutes: 60, band_table: 'none' as const };
  await storeTest(
    db,
    'reading',
    { ...hour, skill: 'reading', band_table: 'academic_reading', parts: [part(1, null)] },
    [...Array.from({ length: 38 }, () => text), two],
  );
  await storeTest(
    db,
    'listening',
    { ...hour, skill: 'listening', parts: [part(1, 'spoken-words'), part(2, 'spoken-words')] },
    [text, two, text, text],
  );
  await storeTest(db, 'writing', { ...hour, skill: 'writing', parts: [part(1, null)] }, [essay(2), essay(1)]);
  await storeTest(
    db,
    'placement',
    {
      ...hour,
      skill: 'mixed',
      levels: [
        { from: 0, level: 0 },
        { from: 0.5, level: 2 },
      ],
      parts: [part(1, null), part(2, null)],
    },
    [text, text, two, essay(2)],
  );
  await storeTest(db, 'form', { ...hour, skill: 'listening', parts: [part(1, 'spoken-words')] }, [form]);
}

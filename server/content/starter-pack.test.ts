import { dictionary } from 'cmu-pronouncing-dictionary';
import { beforeAll, describe, expect, it } from 'vitest';
import { COURSE_LEVELS } from '#contract/course.ts';
import type { Recording } from '#contract/listening.ts';
import { FILL_LAYOUTS, MATCHING_VARIANTS, QUESTION_TYPES } from '#contract/question.ts';
import type { ListeningScript } from '#rules/listening/script.ts';
import { transcriptOf, transcriptText } from '#rules/listening/transcript.ts';
import { answerFits } from '#rules/questions/answer-fits.ts';
import { isMarkedByKey, markAnswer } from '#rules/questions/marking.ts';
import { countWords } from '#rules/questions/word-count.ts';
import { renderMarkdown } from '#rules/text/markdown.ts';
import { rightAnswers, wrongAnswers } from '#tests/support/key-answers.ts';
import { starterPack } from '#tests/support/starter-pack.ts';
import type { ContentPack, PackQuestion } from './pack.ts';

/** Beginner courses with short passages. */
const FIRST_COURSES = ['starter', 'buoc-toi-6'];

let pack: ContentPack;
beforeAll(async () => {
  pack = await starterPack();
});

const practices = () => pack.exercises.filter(({ kind }) => kind === 'practice');
const questionsOf = (kind: 'practice' | 'revise') =>
  pack.exercises.filter((exercise) => exercise.kind === kind).flatMap(({ questions }) => questions);

const unknownWords = (text: string) =>
  (text.toLowerCase().match(/[a-z']+/g) ?? []).filter((word) => !(word in dictionary));

/** Every question of every practice, revise set and timed test. */
const allQuestions = (): PackQuestion[] =>
  [...pack.exercises, ...pack.tests].flatMap(({ questions }): PackQuestion[] => questions);

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** Visible text of Markdown, without white space. */
const read = (markdown: string): string =>
  withoutSpace(
    renderMarkdown(markdown)
      .html.replace(/<[^>]*>/g, '')
      .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity),
  );

/** The passage, transcript or script. */
function groundIn(passage: string | null, audio: Recording | null, script: ListeningScript | null): string {
  const lines = audio?.transcript ?? (script && transcriptOf(script, []));
  return passage ?? (lines ? transcriptText(lines) : '');
}

/** The passage or script of each part of a test, by part number. */
const groundOf = ({ test, scripts }: ContentPack['tests'][number]): Map<number, string> =>
  new Map(
    test.parts.map(({ position, passage, audio }) => {
      const script = scripts.find(({ part }) => part === position)?.script ?? null;
      return [position, groundIn(passage, audio, script)];
    }),
  );

describe('the starter pack', () => {
  it('starts with a free course, followed by courses of every level that must be granted', () => {
    const [first, ...others] = pack.courses;
    expect(first).toMatchObject({ id: 'starter', is_free: true });
    expect(first?.lessons.map(({ id }) => id)).toEqual(['bat-dau', 'ngay-hom-qua']);
    expect(others.map(({ id }) => id)).toContain('buoc-toi-6');
    expect(others.filter(({ is_free }) => is_free)).toEqual([]);
    const levels = new Set(others.map(({ level }) => level));
    expect([...levels].sort()).toEqual(Object.values(COURSE_LEVELS));
  });

  it('starts every lesson with a sheet and ends it with a practice', () => {
    for (const lesson of pack.courses.flatMap(({ lessons }) => lessons)) {
      const kinds = lesson.sections.map(({ kind }) => kind);
      expect([kinds[0], kinds.at(-1)], lesson.id).toEqual(['study_sheet', 'practice']);
    }
  });

  it('gives no key away by length: the longest option is right about as often as by chance', () => {
    const longest = questionsOf('practice').flatMap(({ question: { content }, key }) => {
      if (content.type_code !== 'single_choice' || key.type_code !== 'single_choice') return [];
      const lengths = content.options.map(({ text }) => text.length);
      const most = Math.max(...lengths);
      const [first, ...others] = content.options.filter(({ text }) => text.length === most);
      return [others.length === 0 && first?.id === key.choice];
    });
    const share = longest.filter(Boolean).length / longest.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
  });

  it('has every question type, variant and layout in a practice', () => {
    const contents = questionsOf('practice').map(({ question }) => question.content);
    const met = (values: readonly (string | number)[]) => [...new Set(values)].sort();
    expect(met(contents.map(({ type_code }) => type_code))).toEqual(QUESTION_TYPES.toSorted());
    const matching = contents.filter((content) => content.type_code === 'matching');
    expect(met(matching.map(({ variant }) => variant))).toEqual(MATCHING_VARIANTS.toSorted());
    const fill = contents.filter((content) => content.type_code === 'fill_paragraph');
    expect(met(fill.map(({ layout }) => layout))).toEqual(FILL_LAYOUTS.toSorted());
    expect(fill.some(({ word_bank }) => word_bank !== null)).toBe(true);
    const talks = contents.filter((content) => content.type_code === 'ielts_unscripted_speaking');
    expect(met(talks.map(({ part }) => part))).toEqual([1, 2, 3]);
    const choices = contents.filter((content) => content.type_code === 'multiple_choice');
    expect(met(choices.map(({ choose }) => choose))).toEqual([2, 3]);
  });

  it('has the basic types and a writing task in the first practices, with an exam-style passage', () => {
    const first = practices().filter(
      ({ course_id, questions }) =>
        FIRST_COURSES.includes(course_id) &&
        questions.some(({ question }) => question.content.type_code === 'ielts_writing'),
    );
    expect(first).toHaveLength(3);
    for (const { questions, passage } of first) {
      const count = (type: string) =>
        questions.filter(({ question }) => question.content.type_code === type).length;
      expect(count('single_choice')).toBeGreaterThanOrEqual(3);
      expect(count('true_false')).toBeGreaterThanOrEqual(3);
      expect(count('fill_paragraph')).toBeGreaterThanOrEqual(1);
      expect(count('free_text')).toBeGreaterThanOrEqual(2);
      expect(count('ielts_writing')).toBe(1);
      expect(count('ielts_scripted_speaking')).toBe(1);
      expect(countWords(passage ?? '')).toBeGreaterThan(250);
      expect(countWords(passage ?? '')).toBeLessThan(310);
    }
  });

  it("uses the exam's question types in its listening test", () => {
    const test = pack.tests.find(({ id }) => id === 'academic-listening-1');
    const contents = test?.questions.map(({ question }) => question.content) ?? [];
    const layouts = contents.flatMap((content) =>
      content.type_code === 'fill_paragraph' ? [content.layout] : [],
    );
    expect([...new Set(layouts)].sort()).toEqual(['flow_chart', 'form', 'map', 'notes', 'table']);
    expect(new Set(contents.map(({ type_code }) => type_code))).toEqual(
      new Set(['fill_paragraph', 'free_text', 'matching', 'multiple_choice', 'single_choice']),
    );
    expect(
      test?.questions.filter(({ part }) => part === 3).map(({ question }) => question.content.type_code),
    ).toContain('single_choice');
  });

  it('has 40 questions on texts of exam density in its academic reading tests', () => {
    const reading = pack.tests.filter(({ test }) => test.band_table === 'academic_reading');
    expect(reading).toHaveLength(2);
    for (const { id, questions, test } of reading) {
      expect(
        questions.reduce((sum, { question }) => sum + question.marks, 0),
        id,
      ).toBe(40);
      for (const { passage, title } of test.parts) {
        const text = (passage ?? '').replace(/[*_]/g, '');
        const words = text.match(/[A-Za-z’'-]+/g) ?? [];
        const long = words.filter((word) => word.replace(/[^A-Za-z]/g, '').length >= 7);
        const sentences = text.split(/[.?!][”’]?\s+/).filter((sentence) => sentence.length > 1);
        expect(long.length / words.length, title).toBeGreaterThan(0.17);
        expect(words.length / sentences.length, title).toBeGreaterThan(18);
        expect(words.length, title).toBeLessThan(920);
      }
    }
  });

  it('provides an answer for the closing task of every sheet', () => {
    const tasks = pack.study_sheets.filter(({ body }) => body.includes('\n**Việc của bạn:**'));
    expect(tasks.length).toBeGreaterThan(20);
    for (const { id, body } of tasks)
      expect(body.split('\n**Việc của bạn:**')[1], id).toContain('## Tự chấm');
  });

  it('explains every question of a practice or revise set', () => {
    for (const { question, explanation } of [...questionsOf('practice'), ...questionsOf('revise')])
      expect(explanation, question.id).toBeTruthy();
  });

  it('gives full marks for every accepted answer of every practice, revise set and timed test', () => {
    for (const item of allQuestions()) {
      const { id, content, marks } = item.question;
      const right = rightAnswers(item);
      expect(right.length > 0, id).toBe(isMarkedByKey(content.type_code));
      for (const answer of right) {
        expect(answerFits(content, answer), id).toBe(true);
        expect(markAnswer(content, item.key, answer, marks), `${id} ${JSON.stringify(answer)}`).toEqual({
          isCorrect: true,
          marksWon: marks,
        });
      }
    }
  });

  it('gives no marks for any distractor', () => {
    const wrong = allQuestions().flatMap((item) => wrongAnswers(item).map((answer) => ({ item, answer })));
    expect(wrong.length).toBeGreaterThan(allQuestions().length);
    for (const { item, answer } of wrong) {
      const { id, content, marks } = item.question;
      const mark = markAnswer(content, item.key, answer, marks);
      expect(mark, `${id} ${JSON.stringify(answer)}`).toEqual({ isCorrect: false, marksWon: 0 });
    }
  });

  it('quotes proofs verbatim from the passage or recording', () => {
    const ofTests = pack.tests.flatMap((test) => {
      const grounds = groundOf(test);
      return test.questions.map((item) => ({ item, ground: grounds.get(item.part) ?? '' }));
    });
    const ofExercises = pack.exercises.flatMap(({ questions, passage, audio, script }) =>
      questions.map((item) => ({ item, ground: groundIn(passage, audio, script) })),
    );
    const quoted = [...ofTests, ...ofExercises].flatMap(({ item, ground }) =>
      item.proofs.map(({ quote }) => ({ id: item.question.id, quote, ground })),
    );
    expect(quoted.length).toBeGreaterThan(100);
    const grounds = new Map(
      [...new Set(quoted.map(({ ground }) => ground))].map((ground): [string, string] => [
        ground,
        read(ground),
      ]),
    );
    for (const { id, quote, ground } of quoted)
      expect(grounds.get(ground), id).toContain(withoutSpace(quote.replace(/[*_`]/g, '')));
  });

  it('has a proof for every provable key', () => {
    for (const { questions, passage } of pack.exercises) {
      if (passage === null) continue;
      for (const { question, key, proofs } of questions) {
        const isProvable =
          isMarkedByKey(question.content.type_code) &&
          !(key.type_code === 'true_false' && key.value === 'NOT_GIVEN');
        if (isProvable) expect(proofs.length, question.id).toBeGreaterThan(0);
      }
    }
  });

  it('has reading-aloud texts of 15 to 25 words that are in the pronunciation dictionary', () => {
    for (const { question } of questionsOf('practice')) {
      if (question.content.type_code !== 'ielts_scripted_speaking') continue;
      const { text } = question.content;
      expect(countWords(text)).toBeGreaterThanOrEqual(15);
      expect(countWords(text)).toBeLessThanOrEqual(25);
      expect(unknownWords(text)).toEqual([]);
    }
  });

  it('has pronunciation words that are in the pronunciation dictionary', () => {
    const contents = questionsOf('practice').map(({ question }) => question.content);
    const words = contents.filter((content) => content.type_code === 'voice');
    expect(words.length).toBeGreaterThan(0);
    for (const { text, ipa } of words) expect([unknownWords(text), ipa === null], text).toEqual([[], false]);
  });

  it('has substantial articles dated in 2026', () => {
    expect(pack.blog_posts).toHaveLength(6);
    for (const { body, published_on, reading_minutes } of pack.blog_posts) {
      expect(published_on).toMatch(/^2026-/);
      expect(countWords(body)).toBeGreaterThanOrEqual(600);
      expect(reading_minutes).toBeGreaterThanOrEqual(3);
    }
    expect(pack.study_sheets.map(({ id }) => id)).toContain('thi-hien-tai');
  });

  it('has 24 topics of Part 1, 24 cards with their Part 3, and 6 whole tests', () => {
    const { sets } = pack.speaking;
    const topics = sets.filter(({ mode }) => mode === 'topic');
    const ofPart = (part: number) => topics.filter((set) => set.part === part);
    const asked = (set: (typeof sets)[number], part: number) =>
      set.questions.filter((one) => one.part === part && one.question.follows === undefined).length;
    expect([ofPart(1).length, ofPart(2).length]).toEqual([24, 24]);
    for (const set of ofPart(1)) expect(asked(set, 1), set.id).toBeGreaterThanOrEqual(4);
    for (const set of ofPart(2)) expect([asked(set, 2), asked(set, 3)], set.id).toEqual([3, 5]);
    const tests = sets.filter(({ mode }) => mode === 'test');
    expect(tests.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `speaking-test-${number}`));
    for (const test of tests)
      expect(
        [1, 2, 3].map((part) => asked(test, part)),
        test.id,
      ).toEqual([12, 3, 5]);
    expect(sets.filter(({ mode, is_free }) => mode === 'topic' && is_free)).toHaveLength(6);
    expect(sets.find(({ mode }) => mode === 'interview')?.questions).toHaveLength(5);
    expect(pack.speaking.texts.map(({ kind }) => kind).toSorted()).toEqual([
      'examiner',
      'home',
      'levels',
      'predictions',
      'survey',
    ]);
  });

  it('has three follow-ups and three model answers for every question of Parts 1 and 3', () => {
    for (const { id, mode, questions, detail } of pack.speaking.sets) {
      if (mode !== 'topic' && mode !== 'test' && mode !== 'trial') continue;
      for (const { question, part } of questions) {
        const script = detail.scripts[question.id];
        if (part === 2 || question.follows !== undefined) continue;
        expect([script?.follow_ups.length, script?.models.length], `${id} ${question.id}`).toEqual([3, 3]);
      }
    }
  });

  it('notices more than words, length and reasons in every topic', () => {
    for (const { id, mode, detail } of pack.speaking.sets)
      if (mode === 'topic')
        expect(
          Object.values(detail.scripts).flatMap(({ noticed = [] }) => noticed).length,
          id,
        ).toBeGreaterThan(0);
  });

  it('asks each follow-up right behind its question, and has a script for all other questions', () => {
    for (const { id, questions, detail } of pack.speaking.sets) {
      expect(
        questions.map(({ question }) => question.position),
        id,
      ).toEqual(questions.map((_, index) => index + 1));
      const others = questions.flatMap(({ question }, index) => {
        if (question.follows === undefined) return [question.id];
        expect(question.follows, id).toBe(questions[index - 1]?.question.id);
        return [];
      });
      expect(Object.keys(detail.scripts), id).toEqual(others);
    }
  });
});

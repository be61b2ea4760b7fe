import { describe, expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { TrialChat, TrialMessage, TrialPhase } from '#contract/learning-trial.ts';
import type { Answer } from '#contract/question.ts';
import { gradedReading } from '#tests/support/graded-answers.ts';
import type { GivenAnswer } from './outcome.ts';
import { overviewReport, phaseReport } from './report.ts';

const question = { position: 1, folder_id: 'f', folder_name: '', question_id_stem: null, marks: 1 } as const;
const REPLIES = { right_vi: 'Đúng', wrong_vi: 'Sai', heard: null };

const choice = (id: string, phase: TrialPhase, skill: string): TrialMessage => ({
  id,
  phase,
  text_vi: '',
  line: null,
  ask: {
    kind: 'choice',
    skill,
    ...REPLIES,
    question: {
      ...question,
      id,
      grading_object: 0,
      content: {
        type_code: 'single_choice',
        prompt: '?',
        options: [
          { id: 'A', text: 'a' },
          { id: 'B', text: 'b' },
        ],
      },
    },
    key: { type_code: 'single_choice', choice: 'A' },
  },
});

const say = (id: string, phase: TrialPhase, skill: string): TrialMessage => ({
  id,
  phase,
  text_vi: '',
  line: null,
  ask: {
    kind: 'say',
    skill,
    ...REPLIES,
    question: {
      ...question,
      id,
      grading_object: 1,
      content: { type_code: 'ielts_scripted_speaking', prompt: '?', text: 'Hi.', model_audio: null },
    },
    key: { type_code: 'ielts_scripted_speaking' },
  },
});

const SKILLS = ['one', 'two'].map((id) => ({
  id,
  can_vi: `can ${id}`,
  not_yet_vi: `watch ${id}`,
  next: { text_vi: `next ${id}`, page: 'sounds' as const },
}));
const CHAT: Pick<TrialChat, 'skills' | 'messages'> = {
  skills: SKILLS,
  messages: [
    { id: 'hello', phase: 'application', text_vi: 'Chào', line: null, ask: null },
    choice('a1', 'application', 'one'),
    say('a2', 'application', 'two'),
    choice('a3', 'application', 'one'),
    say('a4', 'application', 'two'),
    choice('c1', 'coaching', 'one'),
    say('c2', 'coaching', 'two'),
    choice('c3', 'coaching', 'one'),
    say('c4', 'coaching', 'two'),
  ],
};

const chosen = (option: string): GivenAnswer => ({
  answer: { type_code: 'single_choice', choice: option } satisfies Answer,
  evaluation: null,
});
const said = (evaluation: AiEvaluation | null): GivenAnswer => ({
  answer: { type_code: 'ielts_scripted_speaking', recording_id: '019aa000-0000-7000-8000-000000000001' },
  evaluation,
});

const lesson = (answers: Record<string, GivenAnswer>, isSubmitted = true) => ({
  attemptId: '019aa000-0000-7000-8000-0000000000aa',
  isSubmitted,
  answers: new Map(Object.entries(answers)),
});

describe('the report on a phase', () => {
  it('counts its own answers only, and names what each skill is at', () => {
    const given = lesson({
      a1: chosen('B'),
      a2: said(gradedReading(59.4)),
      a3: chosen('B'),
      c1: chosen('A'),
    });
    const report = phaseReport(CHAT, given, 'application');
    expect(report).toMatchObject({ answered: 3, right: 0, of: 4, state: 'final' });
    expect(report.skills).toEqual([
      { id: 'one', level: 'not_yet', text_vi: 'watch one' },
      { id: 'two', level: 'unknown', text_vi: 'watch two' },
    ]);
    expect(report.answers.slice(0, 2)).toEqual([
      { question_id: 'a1', outcome: 'wrong', score: null },
      { question_id: 'a2', outcome: 'wrong', score: 59 },
    ]);
  });

  it.each([
    ['waits for a score', said(null), 'waiting', 'waiting'],
    ['waits while it is scored', said({ status: 'waiting', content: null }), 'waiting', 'waiting'],
    ['says that there is no score', said({ status: 'error', content: null }), 'unscored', 'final'],
    ['takes a score of 60 as said well', said(gradedReading(60)), 'right', 'final'],
    ['says what was skipped', undefined, 'skipped', 'final'],
  ] as const)('%s', (_, given, outcome, state) => {
    const report = phaseReport(
      CHAT,
      lesson(given ? { a1: chosen('A'), a2: given } : { a1: chosen('A') }),
      'application',
    );
    expect(report.answers[1]).toMatchObject({ outcome });
    expect(report.state).toBe(state);
  });
});

describe('the overview', () => {
  it('tells what became better, and puts the weakest skill’s next step first', () => {
    const [well, badly] = [said(gradedReading(80)), said(gradedReading(40))];
    const given = lesson({
      ...{ a1: chosen('B'), a3: chosen('B'), c1: chosen('A'), c3: chosen('A') },
      ...{ a2: well, a4: well, c2: badly, c4: badly },
    });
    const report = overviewReport(CHAT, given);
    expect(report.skills).toEqual([
      { id: 'one', level: 'can', improved: true, text_vi: 'can one' },
      { id: 'two', level: 'not_yet', improved: false, text_vi: 'watch two' },
    ]);
    expect(report.next.map(({ text_vi }) => text_vi)).toEqual(['next two', 'next one']);
    expect(report).toMatchObject({ answered: 8, right: 4, of: 8 });
  });

  it('takes the first phase where the second says nothing, and claims no progress then', () => {
    const report = overviewReport(CHAT, lesson({ a1: chosen('A'), a3: chosen('A'), c1: chosen('A') }, false));
    expect(report.skills[0]).toMatchObject({ level: 'can', improved: false });
    expect(report.skills[1]).toMatchObject({ level: 'unknown' });
    expect(report.state).toBe('open');
  });
});

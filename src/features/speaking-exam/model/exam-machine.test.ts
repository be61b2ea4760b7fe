// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { SpokenLine } from '#contract/speaking.ts';
import { EXAM_PARTS, PART_TIMES } from '#rules/speaking/exam-timing.ts';
import { speakingExam } from '#tests/support/speaking-exam.ts';
import {
  type ExamEffect,
  type ExamNews,
  type ExamState,
  examStep,
  progressAt,
  startExam,
} from './exam-machine.ts';
import { type ExamProgress, leaveCurrent, parseExamNotes } from './exam-progress.ts';
import { type ExamScript, scriptOf } from './exam-script.ts';

const SECOND = 1_000;
function scriptOfExample(): ExamScript {
  const script = scriptOf(speakingExam());
  if (!script) throw new Error('the example is no test');
  return script;
}
const EXAM_SCRIPT = scriptOfExample();
const FRESH = parseExamNotes(null).progress;

/** A learner on a clock that only moves when somebody speaks, listens or prepares. */
class HeldExam {
  clock = 5_000;
  /** What was said and done, in order. */
  readonly log: string[] = [];
  state: ExamState = startExam(EXAM_SCRIPT, FRESH);
  /** How long the learner talks to a question, seconds; 0: says nothing. */
  talk: (id: string) => number = () => 20;
  /** The test is interrupted just before this happens, after so many milliseconds. */
  interruptedAt: { what: string; after: number } | null = null;

  get progress(): ExamProgress {
    return progressAt(this.state, this.clock);
  }

  #happen(what: string, milliseconds: number): void {
    if (this.interruptedAt?.what === what) {
      this.clock += this.interruptedAt.after;
      throw new Error('interrupted');
    }
    this.log.push(what);
    this.clock += milliseconds;
  }

  #ask({ question: { id }, lines, onSilence, cutAfter }: ExamEffect & { kind: 'ask' }): ExamNews {
    const say = (line: SpokenLine | null) => line && this.#happen(`says ${line.text}`, 2 * SECOND);
    lines.forEach(say);
    const wanted = this.talk(id);
    if (wanted > 0) {
      this.#happen(`hears ${id}`, Math.min(wanted, cutAfter) * SECOND);
      return { type: 'heard', spoke: true, wasCut: wanted > cutAfter };
    }
    this.#happen(`silence at ${id}`, 10 * SECOND);
    say(onSilence);
    lines.forEach(say);
    this.#happen(`silence at ${id}`, 10 * SECOND);
    return { type: 'heard', spoke: false, wasCut: false };
  }

  #perform(effect: Exclude<ExamEffect, { kind: 'stop' }>): ExamNews {
    switch (effect.kind) {
      case 'say':
        this.#happen(`says ${effect.line.text}`, 5 * SECOND);
        return { type: 'said' };
      case 'ask':
        return this.#ask(effect);
      case 'prepare':
        this.#happen(`prepares ${effect.left / SECOND}`, effect.left);
        return { type: 'prepared' };
      case 'hand-in':
        this.#happen(`hands in ${effect.part}`, 0);
        return { type: 'handed-in' };
    }
  }

  #step(news: ExamNews): void {
    this.state = examStep(this.state, { ...news, now: this.clock });
  }

  /** Until its end or the interruption. */
  hold(from: ExamProgress = FRESH): ExamProgress {
    this.#step({ type: 'begun', from });
    for (let { effect } = this.state; effect && effect.kind !== 'stop'; { effect } = this.state) {
      try {
        this.#step(this.#perform(effect));
      } catch {
        this.#step({ type: 'interrupted', why: 'hidden' });
      }
    }
    return this.progress;
  }
}

describe('a whole test', () => {
  it('greets, asks three parts, hands each in, and says goodbye', () => {
    const exam = new HeldExam();
    const end = exam.hold();
    expect(exam.log.slice(0, 3)).toEqual(['says Hello.', 'says home q1?', 'hears home.q1']);
    expect(exam.log.filter((what) => what.startsWith('hands in'))).toEqual([
      'hands in 1',
      'hands in 2',
      'hands in 3',
    ]);
    const card = exam.log.indexOf('says Here is your topic.');
    expect(exam.log.slice(card - 1, card + 5)).toEqual([
      'says Now you talk.',
      'says Here is your topic.',
      'prepares 60',
      'says You can start.',
      'hears meal.card',
      'says Thank you.',
    ]);
    expect(exam.log.at(-1)).toBe('says Goodbye.');
    expect(end.handedIn).toEqual([1, 2, 3]);
  });

  it.each([3, 10, 20, 45, 1_200])('of answers of %i s keeps to the time of each part', (seconds) => {
    const exam = new HeldExam();
    exam.talk = () => seconds;
    const { elapsed } = exam.hold();
    // The examiner finishes a sentence.
    for (const part of EXAM_PARTS)
      expect(elapsed[part]).toBeLessThanOrEqual(PART_TIMES[part].most + 5 * SECOND);
  });

  it('lasts 11 to 14 minutes for somebody who uses it', () => {
    const exam = new HeldExam();
    exam.talk = (id) => (id.endsWith('card') ? 120 : id.startsWith('meal') ? 40 : 21);
    const began = exam.clock;
    exam.hold();
    expect(exam.clock - began).toBeGreaterThanOrEqual(11 * 60 * SECOND);
    expect(exam.clock - began).toBeLessThanOrEqual(14 * 60 * SECOND + 15 * SECOND);
  });
});

describe('the examiner', () => {
  it('cuts in politely, each time in other words', () => {
    const exam = new HeldExam();
    exam.talk = () => 600;
    exam.hold();
    const cuts = exam.log.filter((what) => what.includes('cut'));
    expect(cuts.slice(0, 3)).toEqual(['says cut one', 'says cut two', 'says cut one']);
  });

  it('repeats a question once after a silence, then goes on', () => {
    const exam = new HeldExam();
    exam.talk = (id) => (id === 'home.q1' ? 0 : 3);
    const { silent } = exam.hold();
    expect(exam.log.slice(1, 7)).toEqual([
      'says home q1?',
      'silence at home.q1',
      'says Once more.',
      'says home q1?',
      'silence at home.q1',
      'says home q2?',
    ]);
    expect(silent).toEqual(['home.q1']);
  });

  it('asks nothing on from a silence, however short the other answers', () => {
    const exam = new HeldExam();
    exam.talk = (id) => (id === 'home.q5' ? 0 : 3);
    exam.hold();
    expect(exam.log).toContain('says And more of home q4?');
    expect(exam.log).not.toContain('says And more of home q5?');
  });

  it('asks on from short answers in the words of the author', () => {
    const exam = new HeldExam();
    exam.talk = () => 3;
    exam.hold();
    expect(exam.log.slice(1, 5)).toEqual([
      'says home q1?',
      'hears home.q1',
      'says And more of home q1?',
      'hears home.q1-more',
    ]);
  });

  it('goes on through a test in which nothing is ever said', () => {
    const exam = new HeldExam();
    exam.talk = () => 0;
    const { handedIn } = exam.hold();
    expect(handedIn).toEqual([1, 2, 3]);
  });
});

/** Holds a test that is interrupted just before something happens, then goes on from what was kept. */
function interruptedAt(what: string, change = (kept: ExamProgress) => kept, after = 0): string[] {
  const before = new HeldExam();
  before.interruptedAt = { what, after };
  const kept = before.hold();
  expect(before.state).toMatchObject({ name: 'paused', why: 'hidden' });
  const resumed = new HeldExam();
  resumed.hold(change(parseExamNotes({ progress: kept, notes: '' }).progress));
  return resumed.log;
}

describe('after an interruption', () => {
  it.each([
    ['while it was asked', 'says home q3?', 'says home q3?'],
    ['while it was answered', 'hears home.q3', 'says home q3?'],
    ['while the card was given', 'says Here is your topic.', 'says Here is your topic.'],
    ['in the talk', 'hears meal.card', 'says You can start.'],
    ['between the parts', 'says Now you talk.', 'says Now you talk.'],
    ['at the handing in', 'hands in 2', 'hands in 2'],
    ['in the last part', 'hears meal.q4', 'says meal q4?'],
    ['at the end', 'says Goodbye.', 'says Goodbye.'],
  ])('the test goes on at the same question: %s', (_, at, next) => {
    const log = interruptedAt(at);
    expect(log.slice(0, 2)).toEqual(['says Welcome back.', next]);
    expect(log).not.toContain('says Hello.');
  });

  it('goes on after the question if what was said to it is enough', () => {
    const log = interruptedAt('hears home.q3', leaveCurrent);
    expect(log.slice(0, 2)).toEqual(['says Welcome back.', 'says home q4?']);
  });

  it('gives what was left of the preparation', () => {
    const log = interruptedAt('prepares 60', undefined, 42 * SECOND);
    expect(log.slice(0, 3)).toEqual(['says Welcome back.', 'says Here is your topic.', 'prepares 18']);
  });

  it('counts no time in which the test was away', () => {
    const exam = new HeldExam();
    exam.interruptedAt = { what: 'hears home.q2', after: 0 };
    const { elapsed } = exam.hold();
    exam.clock += 3_600 * SECOND;
    expect(exam.progress.elapsed).toEqual(elapsed);
    expect(elapsed[1]).toBe(29 * SECOND);
  });
});

describe('what is stored', () => {
  it.each([
    ['nothing', null],
    ['another shape', { marks: [] }],
    ['a part that does not exist', { progress: { ...FRESH, opened: [4] }, notes: '' }],
  ])('%s is a fresh test', (_, stored) => {
    expect(parseExamNotes(stored)).toEqual({ progress: FRESH, notes: '' });
  });
});

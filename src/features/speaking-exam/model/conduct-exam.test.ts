// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { SpokenLine } from '#contract/speaking.ts';
import { EXAM_PARTS, PART_TIMES } from '#rules/speaking/exam-timing.ts';
import { speakingExam } from '#tests/support/speaking-exam.ts';
import { ExamConductor, type ExamPorts, type Heard } from './conduct-exam.ts';
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
  kept: ExamProgress | null = null;
  /** How long the learner talks to a question, seconds; 0: says nothing. */
  talk: (id: string) => number = () => 20;
  /** Called before each thing that happens; may throw, as an interruption does. */
  before: (what: string) => void = () => undefined;

  #happen(what: string, milliseconds: number): void {
    this.before(what);
    this.log.push(what);
    this.clock += milliseconds;
  }

  readonly ports: ExamPorts = {
    now: () => this.clock,
    show: () => undefined,
    say: async ({ text }) => this.#happen(`says ${text}`, 5 * SECOND),
    ask: async ({ id }, { lines, onSilence }, cutAfter): Promise<Heard> => {
      const say = (line: SpokenLine | null) => line && this.#happen(`says ${line.text}`, 2 * SECOND);
      lines.forEach(say);
      const wanted = this.talk(id);
      if (wanted > 0) {
        this.#happen(`hears ${id}`, Math.min(wanted, cutAfter) * SECOND);
        return { spoke: true, wasCut: wanted > cutAfter };
      }
      this.#happen(`silence at ${id}`, 10 * SECOND);
      say(onSilence);
      lines.forEach(say);
      this.#happen(`silence at ${id}`, 10 * SECOND);
      return { spoke: false, wasCut: false };
    },
    prepare: async (left) => this.#happen(`prepares ${left / SECOND}`, left),
    keep: async (progress) => {
      this.kept = progress;
    },
    handIn: async (part) => this.#happen(`hands in ${part}`, 0),
  };

  async hold(from: ExamProgress = FRESH): Promise<ExamProgress> {
    await new ExamConductor(EXAM_SCRIPT, from, this.ports).run();
    return this.kept ?? from;
  }
}

describe('a whole test', () => {
  it('greets, asks three parts, hands each in, and says goodbye', async () => {
    const exam = new HeldExam();
    const end = await exam.hold();
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

  it.each([3, 10, 20, 45, 1_200])('of answers of %i s keeps to the time of each part', async (seconds) => {
    const exam = new HeldExam();
    exam.talk = () => seconds;
    const { elapsed } = await exam.hold();
    // The examiner finishes a sentence.
    for (const part of EXAM_PARTS)
      expect(elapsed[part]).toBeLessThanOrEqual(PART_TIMES[part].most + 5 * SECOND);
  });

  it('lasts 11 to 14 minutes for somebody who uses it', async () => {
    const exam = new HeldExam();
    exam.talk = (id) => (id.endsWith('card') ? 120 : id.startsWith('meal') ? 40 : 21);
    const began = exam.clock;
    await exam.hold();
    expect(exam.clock - began).toBeGreaterThanOrEqual(11 * 60 * SECOND);
    expect(exam.clock - began).toBeLessThanOrEqual(14 * 60 * SECOND + 15 * SECOND);
  });
});

describe('the examiner', () => {
  it('cuts in politely, each time in other words', async () => {
    const exam = new HeldExam();
    exam.talk = () => 600;
    await exam.hold();
    const cuts = exam.log.filter((what) => what.includes('cut'));
    expect(cuts.slice(0, 3)).toEqual(['says cut one', 'says cut two', 'says cut one']);
  });

  it('repeats a question once after a silence, then goes on', async () => {
    const exam = new HeldExam();
    exam.talk = (id) => (id === 'home.q1' ? 0 : 3);
    const { silent } = await exam.hold();
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

  it('asks nothing on from a silence, however short the other answers', async () => {
    const exam = new HeldExam();
    exam.talk = (id) => (id === 'home.q5' ? 0 : 3);
    await exam.hold();
    expect(exam.log).toContain('says And more of home q4?');
    expect(exam.log).not.toContain('says And more of home q5?');
  });

  it('asks on from short answers in the words of the author', async () => {
    const exam = new HeldExam();
    exam.talk = () => 3;
    await exam.hold();
    expect(exam.log.slice(1, 5)).toEqual([
      'says home q1?',
      'hears home.q1',
      'says And more of home q1?',
      'hears home.q1-more',
    ]);
  });

  it('goes on through a test in which nothing is ever said', async () => {
    const exam = new HeldExam();
    exam.talk = () => 0;
    const { handedIn } = await exam.hold();
    expect(handedIn).toEqual([1, 2, 3]);
  });
});

/** Holds a test that is interrupted just before something happens, then goes on from what was kept. */
async function interruptedAt(what: string, change = (kept: ExamProgress) => kept): Promise<string[]> {
  const before = new HeldExam();
  before.before = (next) => {
    if (next === what) throw new Error('interrupted');
  };
  await expect(before.hold()).rejects.toThrow('interrupted');
  if (!before.kept) throw new Error('nothing was kept');
  const after = new HeldExam();
  await after.hold(change(parseExamNotes({ progress: before.kept, notes: '' }).progress));
  return after.log;
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
  ])('the test goes on at the same question: %s', async (_, at, next) => {
    const log = await interruptedAt(at);
    expect(log.slice(0, 2)).toEqual(['says Welcome back.', next]);
    expect(log).not.toContain('says Hello.');
  });

  it('goes on after the question if what was said to it is enough', async () => {
    const log = await interruptedAt('hears home.q3', leaveCurrent);
    expect(log.slice(0, 2)).toEqual(['says Welcome back.', 'says home q4?']);
  });

  it('gives what was left of the preparation', async () => {
    const before = new HeldExam();
    const { ports } = before;
    const conductor = new ExamConductor(EXAM_SCRIPT, FRESH, {
      ...ports,
      prepare: async () => {
        before.clock += 42 * SECOND;
        throw new Error('interrupted');
      },
    });
    await expect(conductor.run()).rejects.toThrow('interrupted');
    const after = new HeldExam();
    await after.hold(conductor.progress);
    expect(after.log.slice(0, 3)).toEqual(['says Welcome back.', 'says Here is your topic.', 'prepares 18']);
  });

  it('counts no time in which the test was away', async () => {
    const exam = new HeldExam();
    exam.before = (next) => {
      if (next === 'hears home.q2') throw new Error('interrupted');
    };
    const conductor = new ExamConductor(EXAM_SCRIPT, FRESH, exam.ports);
    await expect(conductor.run()).rejects.toThrow('interrupted');
    const { elapsed } = conductor.progress;
    exam.clock += 3_600 * SECOND;
    expect(conductor.progress.elapsed).toEqual(elapsed);
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

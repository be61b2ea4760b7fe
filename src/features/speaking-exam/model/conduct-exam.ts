import type { SpokenLine } from '#contract/speaking.ts';
import { answerLimit, EXAM_PARTS, type ExamPart, nextQuestion } from '#rules/speaking/exam-timing.ts';
import { readingTime } from '#rules/speaking/reading-time.ts';
import { type ExamProgress, isBegun } from './exam-progress.ts';
import type { Card, ExamQuestion, ExamScript } from './exam-script.ts';
import { PartClock } from './part-clock.ts';

/** What happens in the test. */
export type ExamScene =
  | { name: 'speaking'; line: SpokenLine; card: Card | null }
  /** `left`: milliseconds. */
  | { name: 'preparing'; card: Card; left: number }
  /** The examiner asks, the learner answers. */
  | { name: 'answering'; question: ExamQuestion }
  | { name: 'handing-in'; part: ExamPart };

export interface Heard {
  /** Something was said. */
  spoke: boolean;
  /** The time of the answer was over before the learner was. */
  wasCut: boolean;
}

/** How a question is asked. */
export interface Asking {
  lines: readonly SpokenLine[];
  /** Said first where nothing was heard. */
  onSilence: SpokenLine | null;
}

/** What conducting needs of the world. All of them reject when the test is interrupted. */
export interface ExamPorts {
  /** Milliseconds of a clock that nobody sets. */
  now(): number;
  show(scene: ExamScene): void;
  say(line: SpokenLine): Promise<void>;
  /**
   * Asks in these words, the question last, and records the answer until it ends or its time is over, seconds; where
   * nothing is heard, asks once more.
   */
  ask(question: ExamQuestion, words: Asking, cutAfter: number): Promise<Heard>;
  /** Fulfilled when the time is over or the learner is ready. */
  prepare(left: number): Promise<void>;
  keep(progress: ExamProgress): Promise<void>;
  handIn(part: ExamPart): Promise<void>;
}

const pick = (lines: readonly SpokenLine[], turn: number): SpokenLine | null =>
  lines[turn % lines.length] ?? null;

/** Conducts a test as an examiner does: asks, listens, cuts in politely when the time is over, and goes on. */
export class ExamConductor {
  readonly #script: ExamScript;
  readonly #ports: ExamPorts;
  readonly #clock: PartClock;
  #kept: ExamProgress;

  constructor(script: ExamScript, from: ExamProgress, ports: ExamPorts) {
    this.#script = script;
    this.#ports = ports;
    this.#clock = new PartClock(ports.now);
    this.#kept = from;
  }

  /** How far the test is now. */
  get progress(): ExamProgress {
    return this.#clock.read(this.#kept);
  }

  /** Holds the test from where it stands to its end. @throws what interrupted it, with the progress stored */
  async run(): Promise<void> {
    const { examiner, transitions } = this.#script;
    try {
      if (isBegun(this.#kept)) await this.#say(pick(examiner.welcome_back, 0));
      for (const part of EXAM_PARTS) if (!this.#kept.handedIn.includes(part)) await this.#hold(part);
      await this.#say(transitions.end);
    } catch (error) {
      this.#kept = this.#clock.turn(this.#kept, null);
      await this.#ports.keep(this.#kept);
      throw error;
    }
  }

  async #hold(part: ExamPart): Promise<void> {
    this.#kept = this.#clock.turn(this.#kept, part);
    await this.#open(part);
    const all = this.#script.parts[part];
    const underWay = all.find(({ id }) => id === this.#kept.current);
    if (underWay) await this.#ask(underWay);
    for (let next = this.#next(part); next; next = this.#next(part)) await this.#ask(next);
    this.#kept = this.#clock.turn(this.#kept, null);
    this.#ports.show({ name: 'handing-in', part });
    await this.#ports.handIn(part);
    await this.#change({ handedIn: [...this.#kept.handedIn, part] });
  }

  async #open(part: ExamPart): Promise<void> {
    if (this.#kept.opened.includes(part)) return;
    const { greeting, part_1_to_2, part_2_to_3 } = this.#script.transitions;
    await this.#say({ 1: greeting, 2: part_1_to_2, 3: part_2_to_3 }[part]);
    await this.#change({ opened: [...this.#kept.opened, part] });
  }

  #next(part: ExamPart): ExamQuestion | null {
    const { asked, silent, elapsed } = this.progress;
    const all = this.#script.parts[part];
    // Nobody asks on from nothing.
    const questions = all.filter(({ follows }) => follows === null || !silent.includes(follows));
    const own = asked.filter((id) => all.some((question) => question.id === id));
    return nextQuestion(questions, { asked: own, elapsed: elapsed[part] });
  }

  async #ask(question: ExamQuestion): Promise<void> {
    const { transitions } = this.#script;
    await this.#change({ current: question.id });
    if (question.card) await this.#giveCard(question, question.card);
    this.#ports.show({ name: 'answering', question });
    const words = this.#wordsOf(question);
    const asking = words.lines.reduce((sum, { text }) => sum + readingTime(text) * 1_000, 0);
    const limit = answerLimit(question, this.progress.elapsed[question.part] + asking);
    const { spoke, wasCut } = await this.#ports.ask(question, words, limit / 1_000);
    const { asked, silent, cuts } = this.#kept;
    await this.#change({
      current: null,
      asked: [...asked, question.id],
      silent: spoke ? silent : [...silent, question.id],
      cuts: wasCut ? cuts + 1 : cuts,
    });
    if (question.card) await this.#say(transitions.part_2_stop);
    else if (wasCut) await this.#say(pick(transitions.polite_cuts, cuts));
  }

  async #giveCard({ part, prepSeconds }: ExamQuestion, card: Card): Promise<void> {
    const { transitions } = this.#script;
    const whole = prepSeconds * 1_000;
    if (this.#kept.prepared < whole) {
      await this.#say(transitions.card, card);
      this.#kept = this.#clock.turn(this.#kept, part, true);
      const left = whole - this.#kept.prepared;
      this.#ports.show({ name: 'preparing', card, left });
      await this.#ports.prepare(left);
      this.#kept = this.#clock.turn(this.#kept, part);
      await this.#change({ prepared: whole });
    }
    await this.#say(transitions.part_2_start, card);
  }

  /** The topic of a talk is read, not heard: the examiner says it only after a silence. */
  #wordsOf({ card, line }: ExamQuestion): Asking {
    if (card) return { lines: [], onSilence: line };
    return { lines: [line], onSilence: pick(this.#script.examiner.silence, this.#kept.asked.length) };
  }

  async #say(line: SpokenLine | null, card: Card | null = null): Promise<void> {
    if (!line) return;
    this.#ports.show({ name: 'speaking', line, card });
    await this.#ports.say(line);
  }

  #change(changed: Partial<ExamProgress>): Promise<void> {
    this.#kept = { ...this.#clock.mark(this.#kept), ...changed };
    return this.#ports.keep(this.#kept);
  }
}

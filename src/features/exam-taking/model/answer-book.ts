import type { Answer } from '#contract/question.ts';
import { Autosave, type SaveStatus } from '#src/platform/outbox/screen/autosave.ts';

/** Types whose answer is typed: saved after a pause. The others are a tap and saved at once. */
const TYPED: ReadonlySet<Answer['type_code']> = new Set([
  'fill_paragraph',
  'free_text',
  'ielts_writing',
  // Its transcript; the recorder saves at once what it made.
  'ielts_unscripted_speaking',
]);

/** The worst of several: one that failed is not hidden by those that did not. */
const WORST_FIRST = ['failed', 'pending', 'saved', 'clean'] as const satisfies readonly SaveStatus[];

type Save = (questionId: string, answer: Answer) => Promise<unknown>;

/** Saves the answers of a whole test as they are given, each question for itself, and tells how that stands. */
export class AnswerBook {
  private readonly saves = new Map<string, Autosave<Answer>>();
  private readonly statuses = new Map<string, SaveStatus>();
  private readonly save: Save;
  private readonly onStatus: (status: SaveStatus) => void;

  constructor(save: Save, onStatus: (status: SaveStatus) => void) {
    this.save = save;
    this.onStatus = onStatus;
  }

  change(questionId: string, answer: Answer): void {
    const known = this.saves.get(questionId);
    const autosave =
      known ??
      new Autosave<Answer>(
        (value) => this.save(questionId, value),
        (status) => this.note(questionId, status),
      );
    if (!known) this.saves.set(questionId, autosave);
    autosave.change(answer, !TYPED.has(answer.type_code));
  }

  /** Saves what is left. @returns whether all of it is on the disk */
  async flush(): Promise<boolean> {
    await Promise.all(Array.from(this.saves.values(), (autosave) => autosave.flush()));
    return ![...this.statuses.values()].includes('failed');
  }

  private note(questionId: string, status: SaveStatus): void {
    this.statuses.set(questionId, status);
    const all = new Set(this.statuses.values());
    this.onStatus(WORST_FIRST.find((worst) => all.has(worst)) ?? 'clean');
  }
}

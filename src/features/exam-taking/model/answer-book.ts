import type { Answer } from '#contract/question.ts';
import type { SaveStatus } from '#src/platform/outbox/screen/autosave.ts';
import { Autosaves } from '#src/platform/outbox/screen/autosaves.ts';

/** Types whose answers are typed, and saved after a pause. The others are saved immediately. */
const TYPED: ReadonlySet<Answer['type_code']> = new Set([
  'fill_paragraph',
  'free_text',
  'ielts_writing',
  // Only its transcript: the recorder saves recordings immediately.
  'ielts_unscripted_speaking',
]);

/** The overall status is the worst one, so that a failure is not hidden. */
const WORST_FIRST = ['failed', 'pending', 'saved', 'clean'] as const satisfies readonly SaveStatus[];

type Save = (questionId: string, answer: Answer) => Promise<unknown>;

/** Saves the answers of a test as they are given, each separately, and reports the overall status. */
export class AnswerBook {
  private readonly saves: Autosaves<string, Answer>;
  private readonly statuses = new Map<string, SaveStatus>();
  private readonly onStatus: (status: SaveStatus) => void;

  constructor(save: Save, onStatus: (status: SaveStatus) => void) {
    this.saves = new Autosaves(save, (status, questionId) => this.updateStatus(questionId, status));
    this.onStatus = onStatus;
  }

  change(questionId: string, answer: Answer): void {
    this.saves.change(questionId, answer, !TYPED.has(answer.type_code));
  }

  /** Saves all pending answers. @returns whether all of them are stored */
  async flush(): Promise<boolean> {
    await this.saves.flush();
    return ![...this.statuses.values()].includes('failed');
  }

  private updateStatus(questionId: string, status: SaveStatus): void {
    this.statuses.set(questionId, status);
    const all = new Set(this.statuses.values());
    this.onStatus(WORST_FIRST.find((worst) => all.has(worst)) ?? 'clean');
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { DeviceCommand, DeviceRecording, DeviceState, SavedAnswer } from './device-state.ts';
import type { OpenRecording } from './open-recording.ts';
import type { RecorderOutput } from './recorder-output.ts';

/** A command that was seen on a device or on its way. */
export interface Seen extends DeviceCommand {
  device: string;
}

const keyOf = ({ attemptId, questionId }: Omit<SavedAnswer, 'answer'>): string =>
  `${attemptId} ${questionId}`;

/** Everything that was reported as saved in a run, and everything observed of it since. */
export class SavedWork {
  /** Commands by their id. */
  readonly commands = new Map<string, Seen>();
  /** Recordings by their id, as first seen after they were closed. */
  readonly recordings = new Map<string, DeviceRecording>();
  /** Output of the MediaRecorder, by recording. */
  readonly outputs = new Map<string, RecorderOutput>();
  /** What was on the disk of a recording when its browser was killed, by its id; not if the learner gave it up. */
  readonly begun = new Map<string, OpenRecording>();
  /** Ids of rows that were sent and have disappeared without a receipt. */
  readonly gone = new Set<string>();
  readonly receipts = new Map<string, DeviceState['receipts'][number]>();
  /** Sections reported as completed and words reported as saved, with their counts. */
  readonly promises = new Map<string, number>();
  readonly submitted = new Set<string>();
  /** Topics of the speaking room that were handed in. */
  readonly doneTopics = new Set<string>();
  /** Names of the devices used. */
  readonly devices = new Set<string>();
  private readonly saved = new Map<string, Map<string, SavedAnswer>>();
  /** Everything ever saved, in order. */
  private readonly history: { device: string; key: string; answer: unknown }[] = [];
  /** The question being answered when something broke: its old or its new value may be stored. */
  private readonly uncertain = new Map<string, string>();

  answersOf(device: string): SavedAnswer[] {
    return [...(this.saved.get(device)?.values() ?? [])];
  }

  get answers(): SavedAnswer[] {
    return [...this.saved.keys()].flatMap((device) => this.answersOf(device));
  }

  begin(device: string, questionId: string | null): void {
    if (questionId !== null) this.uncertain.set(device, questionId);
  }

  note(device: string, answer: SavedAnswer): void {
    const own = this.saved.get(device) ?? new Map<string, SavedAnswer>();
    this.saved.set(device, own.set(keyOf(answer), answer));
    this.history.push({ device, key: keyOf(answer), answer: answer.answer });
    this.uncertain.delete(device);
  }

  promise(what: string): void {
    this.promises.set(what, (this.promises.get(what) ?? 0) + 1);
  }

  /** Records a device's state, compares it with what was promised, and resolves uncertain answers. */
  observe(device: string, state: DeviceState): string[] {
    this.devices.add(device);
    const there = new Set(state.commands.map(({ id }) => id));
    const acknowledged = new Set(state.receipts.map(({ id }) => id));
    for (const { id, tries, device: whose } of this.commands.values())
      if (whose === device && tries > 0 && !there.has(id) && !acknowledged.has(id)) this.gone.add(id);
    for (const command of state.commands) this.commands.set(command.id, { ...command, device });
    for (const receipt of state.receipts) this.receipts.set(receipt.id, receipt);
    const changed = state.recordings.flatMap((now) => {
      const before = this.recordings.get(now.id);
      if (!before) this.recordings.set(now.id, now);
      const other = before?.stored && now.stored && before.stored.sha256 !== now.stored.sha256;
      return other ? [`recording ${now.id} has changed on the device`] : [];
    });
    const held = new Map(state.answers.map((answer) => [keyOf(answer), answer]));
    const unsure = this.uncertain.get(device);
    const lost = this.answersOf(device).flatMap((saved) => {
      const now = held.get(keyOf(saved))?.answer;
      const fine =
        saved.questionId === unsure ||
        isDeepStrictEqual(now, saved.answer) ||
        this.isFromElsewhere(device, keyOf(saved), now);
      return fine
        ? []
        : [`not on the ${device} any more: ${JSON.stringify(saved)}; it has ${JSON.stringify(now)}`];
    });
    if (unsure !== undefined) {
      for (const answer of state.answers) if (answer.questionId === unsure) this.note(device, answer);
    }
    return [...changed, ...lost];
  }

  /** A test continues across devices: a value saved on another one may have arrived here. */
  private isFromElsewhere(device: string, key: string, now: unknown): boolean {
    return this.history.some(
      (one) => one.device !== device && one.key === key && isDeepStrictEqual(one.answer, now),
    );
  }
}

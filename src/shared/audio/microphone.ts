import { noteMicrophone } from '#src/platform/browser/open-microphone.ts';

export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem) {
    super(problem);
    this.problem = problem;
  }
}

const PROBLEMS: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** One microphone for a whole exercise, so that the browser asks once. `release` closes it at the end. */
export class Microphone {
  private stream: MediaStream | null = null;

  async open(): Promise<MediaStream> {
    if (this.stream?.getAudioTracks().some((track) => track.readyState === 'live')) return this.stream;
    if (!navigator.mediaDevices?.getUserMedia) throw new MicrophoneError('unsupported');
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: false, autoGainControl: true, channelCount: 1 },
      });
      noteMicrophone(this.stream);
      return this.stream;
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      throw new MicrophoneError(PROBLEMS[name] ?? 'busy');
    }
  }

  release(): void {
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
  }
}

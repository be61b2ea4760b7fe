/** State of a spoken answer (docs/product.md, point 4, "Enumerations"). */
export const RECORDING_STATE = {
  START: 1,
  RECORDING: 2,
  WAIT_RESULT: 3,
  HAVE_AUDIO: 4,
  HAVE_RESULT: 5,
} as const;
type RecordingState = (typeof RECORDING_STATE)[keyof typeof RECORDING_STATE];

interface RecordingFacts {
  isRecording: boolean;
  /** There is a recording of the answer, on this device or on the server. */
  hasAudio: boolean;
  /** The recording has reached the server, which grades it. */
  isSent: boolean;
  hasResult: boolean;
}

/** A recording in progress takes precedence over the state of the previous one. */
export function recordingState({ isRecording, hasAudio, isSent, hasResult }: RecordingFacts): RecordingState {
  if (isRecording) return RECORDING_STATE.RECORDING;
  if (!hasAudio) return RECORDING_STATE.START;
  if (hasResult) return RECORDING_STATE.HAVE_RESULT;
  return isSent ? RECORDING_STATE.WAIT_RESULT : RECORDING_STATE.HAVE_AUDIO;
}

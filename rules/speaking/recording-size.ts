/** Longest recording where the question sets no time, seconds. */
export const LONGEST_RECORDING_SECONDS = 10 * 60;
/** Upper bound for what browsers write a second, bytes: Safari ignores the requested rate. */
const BYTES_PER_SECOND = 24_000;
/** More than the longest recording takes: whatever is larger was not recorded here. */
export const LARGEST_RECORDING_BYTES = LONGEST_RECORDING_SECONDS * BYTES_PER_SECOND;
/** Databases need some space for themselves, bytes. */
const MARGIN_BYTES = 8_000_000;

/** Space that the longest recording of a question may need on the device, bytes. */
export const recordingSize = (maxSeconds = LONGEST_RECORDING_SECONDS): number =>
  Math.min(maxSeconds, LONGEST_RECORDING_SECONDS) * BYTES_PER_SECOND + MARGIN_BYTES;

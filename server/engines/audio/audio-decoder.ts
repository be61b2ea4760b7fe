/** Turns a learner's recording into samples. */
export interface AudioDecoder {
  /**
   * @param file a whole WebM, Ogg, MP4 or WAV file
   * @returns mono, 16 kHz, full scale ±32767; at most the first `LONGEST_DECODED_SECONDS`
   * @throws UnreadableAudio if it is not such a file or has no sound in it
   */
  decode(file: Uint8Array): Promise<Int16Array>;
  close(): Promise<void>;
}

/** What lies after it is left undecoded, so that a small file of many hours cannot fill the memory. */
export const LONGEST_DECODED_SECONDS = 300;

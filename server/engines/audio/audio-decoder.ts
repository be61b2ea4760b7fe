/** Turns a learner's recording into samples. */
export interface AudioDecoder {
  /**
   * @param file a whole WebM, Ogg, MP4 or WAV file
   * @returns mono, 16 kHz, full scale ±32767; at most the first `MAX_DECODED_SECONDS`
   * @throws UnreadableAudio if it is not such a file or has no sound in it
   */
  decode(file: Uint8Array): Promise<Int16Array>;
  close(): Promise<void>;
}

/** Anything after this is not decoded, so that a small file holding many hours cannot exhaust memory. */
export const MAX_DECODED_SECONDS = 300;

/** Turns a learner's recording into samples. */
export interface AudioDecoder {
  /**
   * @param file a whole WebM, Ogg, MP4 or WAV file
   * @param from seconds that are left out, at little cost
   * @returns mono, 16 kHz, full scale ±32767; at most the first `MAX_DECODED_SECONDS`
   * @throws UnreadableAudio if it is not such a file, has no sound in it, or costs more than sound does
   */
  decode(file: Uint8Array, from?: number): Promise<Int16Array>;
  /**
   * How long a recording is by the heads of its packets, without decoding it.
   * @param most where to stop counting, seconds
   * @throws UnreadableAudio as above
   */
  secondsOf(file: Uint8Array, most: number): Promise<number>;
  close(): Promise<void>;
}

/** The bytes are not a recording that can be decoded, whatever they were said to be. */
export class UnreadableAudio extends Error {
  override name = 'UnreadableAudio';
}

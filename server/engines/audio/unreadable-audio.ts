/** The bytes are not a decodable recording, whatever type was declared. */
export class UnreadableAudio extends Error {
  override name = 'UnreadableAudio';
}

/** Streams that are or were open: one is over when all its tracks have ended. */
const streams = new Set<MediaStream>();

/** The stream's microphone counts as open until its tracks have stopped. */
export function noteMicrophone(stream: MediaStream): void {
  streams.add(stream);
}

/** Whether a microphone of this page is open: what the device plays would be heard in it. */
export function isMicrophoneOpen(): boolean {
  for (const stream of streams) {
    if (stream.getAudioTracks().some(({ readyState }) => readyState === 'live')) return true;
    streams.delete(stream);
  }
  return false;
}

interface WavClaims {
  rate?: number;
  channels?: number;
  bits?: number;
  /** Bytes of silence that follow. */
  bytes?: number;
  /** What the header says there are. */
  claimed?: number;
}

/** A WAV file of 16-bit PCM whose header says what it likes. */
export function wavFile({
  rate = 16_000,
  channels = 1,
  bits = 16,
  bytes = 32_000,
  claimed = bytes,
}: WavClaims): Buffer {
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 'latin1');
  file.writeUInt32LE(Math.min(36 + claimed, 0xffff_ffff), 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt16LE(bits, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(claimed, 40);
  return file;
}

/** A WAV file of nothing but empty chunks. */
export const wavOfChunks = (count: number): Buffer =>
  Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'),
    Buffer.alloc(8 * count, Buffer.from('LIST\0\0\0\0', 'latin1')),
  ]);

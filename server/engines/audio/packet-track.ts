/** The sound of a file, still compressed: nothing of it has been decoded, and packets are read as they are asked for. */
export type PacketTrack = OpusTrack | AacTrack;

export interface OpusTrack {
  codec: 'opus';
  channels: number;
  /** Samples at the beginning that are not played. */
  preSkip: number;
  packets: Iterable<Uint8Array>;
}

export interface AacTrack {
  codec: 'aac';
  /** An AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1). */
  config: Uint8Array;
  channels: number;
  /** Of the samples that it decodes to, Hz. */
  rate: number;
  /** Samples that each packet decodes to. */
  frame: number;
  /** As above. */
  preSkip: number;
  packets: Iterable<Uint8Array>;
}

// The package's own declarations are not found under its import condition; these are the parts used here.
declare module '@libav.js/variant-opus-af' {
  /** A compressed packet, only handed on. */
  export type Packet = { readonly packet: unique symbol };

  export interface Stream {
    codec_type: number;
    codec_id: number;
    codecpar: number;
    index: number;
    time_base_num: number;
    time_base_den: number;
  }

  /** Samples of one frame: one array a channel if planar, else one array with the channels in turn. */
  export interface Frame {
    data: Float32Array | Int16Array | readonly (Float32Array | Int16Array)[];
    channels?: number;
    sample_rate?: number;
    nb_samples?: number;
  }

  /** Negative numbers are errors, as in libav. */
  export interface LibAV {
    readonly AVERROR_EOF: number;
    readonly EAGAIN: number;
    readonly AVMEDIA_TYPE_AUDIO: number;
    av_log_set_level(level: number): Promise<void>;
    writeFile(name: string, content: Uint8Array): Promise<unknown>;
    unlink(name: string): Promise<void>;
    ff_init_demuxer_file(name: string): Promise<[context: number, streams: Stream[]]>;
    avformat_close_input_js(context: number): Promise<void>;
    ff_init_decoder(
      codec: number | string,
      config: { codecpar: number; time_base: [number, number] },
    ): Promise<[codec: number, context: number, packet: number, frame: number]>;
    ff_free_decoder(context: number, packet: number, frame: number): Promise<void>;
    ff_read_frame_multi(
      context: number,
      packet: number,
      options: { limit: number },
    ): Promise<[result: number, packets: Record<number, Packet[]>]>;
    ff_decode_multi(
      context: number,
      packet: number,
      frame: number,
      packets: Packet[],
      config: { fin: boolean; ignoreErrors: boolean },
    ): Promise<Frame[]>;
  }

  const wrapper: { LibAV(options: { noworker: true; nothreads: true }): Promise<LibAV> };
  export default wrapper;
}

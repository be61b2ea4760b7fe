// The package's declarations do not resolve under its import condition; this covers the parts used here.
declare module '@libav.js/variant-opus-af' {
  /** A compressed packet. */
  export interface Packet {
    data: Uint8Array;
  }

  export interface Stream {
    codec_type: number;
    codec_id: number;
    codecpar: number;
    index: number;
    time_base_num: number;
    time_base_den: number;
  }

  /** How a stream is coded. */
  export interface CodecParameters {
    codec_type: number;
    codec_id: number;
    sample_rate: number;
    channels: number;
    channel_layoutmask: number;
    extradata: Uint8Array;
  }

  /** Samples of one frame: one array per channel if planar, else a single interleaved array. */
  export interface Frame {
    data: Float32Array | Int16Array | readonly (Float32Array | Int16Array)[];
    channels?: number;
    channel_layout?: number;
    format?: number;
    sample_rate?: number;
    nb_samples?: number;
    /** Low and high halves of the start time, in samples. */
    pts?: number;
    ptshi?: number;
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
      config: { codecpar: CodecParameters; time_base: [number, number] },
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
    ff_init_encoder(
      name: string,
      settings: {
        ctx: Record<'bit_rate' | 'sample_fmt' | 'sample_rate' | 'channel_layout' | 'channels', number>;
        time_base: [number, number];
        options: Record<string, string>;
      },
    ): Promise<[codec: number, context: number, frame: number, packet: number, frameSize: number]>;
    ff_free_encoder(context: number, frame: number, packet: number): Promise<void>;
    ff_encode_multi(
      context: number,
      frame: number,
      packet: number,
      frames: Frame[],
      config: { fin: boolean },
    ): Promise<Packet[]>;
    AVCodecContext_extradata(context: number): Promise<number>;
    AVCodecContext_extradata_size(context: number): Promise<number>;
    copyout_u8(pointer: number, length: number): Promise<Uint8Array>;
  }

  const wrapper: { LibAV(options: { noworker: true; nothreads: true }): Promise<LibAV> };
  export default wrapper;
}

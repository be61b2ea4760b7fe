/** Anything after this is not decoded, so that a small file holding many hours cannot exhaust memory. */
export const MAX_DECODED_SECONDS = 300;

/** Longest recording that a service is paid to write down, seconds: a recorder may stop a little late. */
export const MAX_PAID_SECONDS = MAX_DECODED_SECONDS + 30;

/** Voices are recorded in one channel or two; files can claim hundreds. */
export const MAX_CHANNELS = 2;

/**
 * The rates at which sound is recorded, Hz. The filter to our own rate takes memory by how odd a rate is: one of
 * 191,999 Hz would need sixteen thousand kernels.
 */
export const SAMPLE_RATES: ReadonlySet<number> = new Set([
  8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 64_000, 88_200, 96_000, 192_000,
]);

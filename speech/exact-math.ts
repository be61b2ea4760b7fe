/**
 * exp, log, sin and cos made only of + − × ÷, which every engine rounds identically. Those of `Math` may
 * differ in the last bit between browsers, and so would scores. Coefficients and error bounds are those of
 * fdlibm: less than one unit in the last place.
 */
const LN2_HIGH = 6.931471803691238e-1;
const LN2_LOW = 1.9082149292705877e-10;

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
/** Index of the word with sign and exponent: all devices that run browsers are little-endian. */
const HIGH = 1;

/** 2 to an integer power from −1022 to 1023. */
function powerOfTwo(power: number): number {
  words[0] = 0;
  words[HIGH] = (power + 1023) << 20;
  return double[0] ?? 0;
}

/** e to the power of x. */
export function exp(x: number): number {
  if (x < -745.2) return 0;
  if (x > 709.78) return Number.POSITIVE_INFINITY;
  const k = Math.round(x / Math.LN2);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (1.6666666666666602e-1 +
        t *
          (-2.7777777777015593e-3 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))));
  const y = 1 - (low - (r * c) / (2 - c) - high);
  // In two steps, to reach subnormal results and the largest ones.
  const half = k >> 1;
  return y * powerOfTwo(half) * powerOfTwo(k - half);
}

/** √½, the lower bound of the reduced mantissa, as the high word of a double. */
const ROOT_HALF = 0x3fe6a09e;
const ONE = 0x3ff00000;
const SMALLEST_NORMAL = 2.2250738585072014e-308;
const TWO_TO_54 = 18014398509481984;

/** Natural logarithm. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const isTiny = x < SMALLEST_NORMAL;
  double[0] = isTiny ? x * TWO_TO_54 : x;
  const shifted = (words[HIGH] ?? 0) + (ONE - ROOT_HALF);
  const k = (shifted >> 20) - 1023 - (isTiny ? 54 : 0);
  words[HIGH] = (shifted & 0xfffff) + ROOT_HALF;
  const f = (double[0] ?? 1) - 1;
  const halfSquare = 0.5 * f * f;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = w * (3.999999999940942e-1 + w * (2.2222198432149784e-1 + w * 1.5313837699209373e-1));
  const odd =
    z *
    (6.666666666666735e-1 +
      w * (2.857142874366239e-1 + w * (1.818357216161805e-1 + w * 1.4798198605116586e-1)));
  return s * (halfSquare + (odd + even)) + k * LN2_LOW - halfSquare + f + k * LN2_HIGH;
}

const HALF_PI_HIGH = 1.5707963267341256;
const HALF_PI_LOW = 6.077100506506192e-11;

function sineNearZero(x: number, rest: number): number {
  const z = x * x;
  const r =
    8.33333333332249e-3 +
    z *
      (-1.984126982985795e-4 +
        z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)));
  const v = z * x;
  return x - (z * (0.5 * rest - v * r) - rest + v * 1.6666666666666632e-1);
}

function cosineNearZero(x: number, rest: number): number {
  const z = x * x;
  const r =
    z *
    (4.16666666666666e-2 +
      z *
        (-1.388888888887411e-3 +
          z *
            (2.480158728947673e-5 +
              z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11)))));
  const half = 0.5 * z;
  const w = 1 - half;
  return w + (1 - w - half + (z * r - x * rest));
}

/** The sine, shifted by quarter turns. */
function turned(x: number, quarters: number): number {
  const n = Math.round(x / (Math.PI / 2));
  const high = x - n * HALF_PI_HIGH;
  const low = n * HALF_PI_LOW;
  const y = high - low;
  const rest = high - y - low;
  const quarter = (n + quarters) & 3;
  const value = quarter & 1 ? cosineNearZero(y, rest) : sineNearZero(y, rest);
  return quarter & 2 ? -value : value;
}

/** @param x radians, up to a few thousand */
export const sin = (x: number): number => turned(x, 0);

/** @param x radians, up to a few thousand */
export const cos = (x: number): number => turned(x, 1);

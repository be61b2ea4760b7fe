import { cos, sin } from './exact-math.ts';

/** A fast Fourier transform of one size, a power of two, in place. */
export class Fft {
  readonly #size: number;
  readonly #cosines: Float64Array;
  readonly #sines: Float64Array;
  readonly #reversed: Uint32Array;

  constructor(size: number) {
    this.#size = size;
    this.#cosines = Float64Array.from({ length: size / 2 }, (_, i) => cos((2 * Math.PI * i) / size));
    this.#sines = Float64Array.from({ length: size / 2 }, (_, i) => sin((2 * Math.PI * i) / size));
    const bits = 31 - Math.clz32(size);
    this.#reversed = Uint32Array.from({ length: size }, (_, i) => {
      let reversed = 0;
      for (let bit = 0; bit < bits; bit++) if ((i >> bit) & 1) reversed |= 1 << (bits - 1 - bit);
      return reversed;
    });
  }

  /** Turns `real` + i·`imaginary` into its spectrum. Both have the size given to the constructor. */
  forward(real: Float64Array, imaginary: Float64Array): void {
    this.#reorder(real);
    this.#reorder(imaginary);
    const size = this.#size;
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half);
      for (let block = 0; block < size; block += 2 * half) {
        for (let i = 0; i < half; i++) {
          const cosine = this.#cosines[i * stride] ?? 0;
          const sine = this.#sines[i * stride] ?? 0;
          const upper = block + i;
          const lower = upper + half;
          const [re, im] = [real[lower] ?? 0, imaginary[lower] ?? 0];
          const turnedRe = re * cosine + im * sine;
          const turnedIm = im * cosine - re * sine;
          real[lower] = (real[upper] ?? 0) - turnedRe;
          imaginary[lower] = (imaginary[upper] ?? 0) - turnedIm;
          real[upper] = (real[upper] ?? 0) + turnedRe;
          imaginary[upper] = (imaginary[upper] ?? 0) + turnedIm;
        }
      }
    }
  }

  #reorder(values: Float64Array): void {
    for (let i = 0; i < this.#size; i++) {
      const j = this.#reversed[i] ?? 0;
      if (j <= i) continue;
      const value = values[i] ?? 0;
      values[i] = values[j] ?? 0;
      values[j] = value;
    }
  }
}

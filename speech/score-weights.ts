/**
 * Logistic curves from how phones fit to what people hear, fitted to the marks that five experts gave to every fourth
 * training reading of speechocean762 (Zhang et al. 2021, github.com/jimbozhang/speechocean762, CC BY 4.0) by
 * server/engines/speech/calibration/calibrate.ts. Words of other texts count as 0 with a quarter of the weight.
 *
 * On 625 readings of the test speakers they correlate with the experts by .27 (phone), .35 (word) and .56
 * (utterance). The speakers' first language is Mandarin: how the curves do on others is not known.
 */
export default {
  phone: { bias: 1.91, goodness: 0.239, squeezed: -1.051 },
  word: { bias: 2.882, goodness: 0.598, squeezed: -2.155 },
  utterance: { bias: 3.264, goodness: 1.171, squeezed: -2.786 },
  /** Points below and above, between which eight of ten training readings lie. */
  utteranceRange: { below: 12.2, above: 20.6 },
  /** Share of the test readings in that range. */
  rangeCoverage: 0.77,
  textMatch: { bias: 5.292, goodness: 1.971, squeezed: -7.829, decoy: 1.429 },
  /**
   * Below it a recording is taken for another text: half a percent of the training readings and 2.6 % of the test
   * readings (most of them marked 7 of 10 or less), and 89 % of recordings of another text.
   */
  leastTextMatch: 0.1,
} as const;

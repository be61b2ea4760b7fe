export default {
  phone: { bias: 2.255, goodness: 0.183, squeezed: -0.925 },
  word: { bias: 2.992, goodness: 0.512, squeezed: -1.878 },
  utterance: { bias: 3.082, goodness: 1.03, squeezed: -1.975 },
  utteranceRange: { below: 11.6, above: 17.1 },
  rangeCoverage: 0.78,
  textMatch: { bias: 5.792, goodness: 2.069, squeezed: -7.837, decoy: 1.444 },
  leastTextMatch: 0.12,
} as const;

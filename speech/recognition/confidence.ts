import type { ConfidenceLine } from './word-confidence.ts';

export const CONFIDENCE: ConfidenceLine = { mean: [], deviation: [], weights: [] };

import { z } from 'zod/mini';
import type { Predictor } from './forest.ts';

/** A linear model: the intercept, then the weights of the features. */
export const storedLine = z.array(z.number());
export type StoredLine = z.infer<typeof storedLine>;

export const drawLine =
  ([bias = 0, ...weights]: StoredLine): Predictor =>
  (row) =>
    weights.reduce((sum, weight, column) => sum + weight * (row[column] ?? 0), bias);

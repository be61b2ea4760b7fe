/**
 * Longest answer outside of an exam, seconds: nobody talks for 20 minutes, and what is longer than five is not graded.
 * Three minutes are half as much again as the longest talk of the exam.
 */
export const LONGEST_TALK_SECONDS = 180;

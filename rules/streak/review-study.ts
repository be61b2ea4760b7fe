/** Cards of the notebook whose review makes a day a study day. */
export const REVIEWS_OF_A_STUDY_DAY = 10;
/** Minutes that they take: half a minute each. */
export const REVIEW_MINUTES = 5;

/**
 * Whether the reviews of a day make it a study day: ten cards, or fewer if no more were due.
 * @param reviewed different cards reviewed on that day
 * @param left cards due by its end that have not been reviewed since
 */
export const isReviewStudy = ({ reviewed, left }: { reviewed: number; left: number }): boolean =>
  reviewed >= REVIEWS_OF_A_STUDY_DAY || (reviewed > 0 && left === 0);

import type { Page } from '@playwright/test';

/** Opens the answers of the result on screen. */
export const openAnswers = (page: Page): Promise<void> =>
  page.getByTestId('answers').locator('> summary').click();

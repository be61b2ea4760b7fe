import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of a page that are printed. */
const MAX_LINES = 80;

/** Prints what a page showed when its journey failed: CI keeps its output, but none of its files. */
export default class PrintFailedPage implements Reporter {
  onTestEnd({ title }: TestCase, { attachments, status }: TestResult): void {
    const page = attachments.find(({ name }) => name === 'error-context')?.path;
    if (status === 'passed' || status === 'skipped' || page === undefined) return;
    const [, snapshot = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(page, 'utf8')) ?? [];
    const lines = snapshot.split('\n').slice(0, MAX_LINES);
    console.log(`\nThe page when “${title}” failed:\n${lines.join('\n')}\n`);
  }
}

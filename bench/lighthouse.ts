import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '#server/process/free-port.ts';
import { chromiumLaunch } from '../tests/support/launch-options.ts';
import { ofPublicPages } from './public-pages.ts';
import { type Figure, median } from './table.ts';

/** Runs per page, because performance varies with the load of the machine. */
const ROUNDS = 3;

/** Minimum score of each category, 0–1. */
const MIN_SCORES = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof MIN_SCORES;
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** CPU slowdown of the preset, which assumes a fast desktop computer. */
const PRESET_SLOWDOWN = 4;

/**
 * How much slower a mid-range phone is than this machine, by Lighthouse's calibration.
 * @param index the machine's benchmark index
 */
function calibrated(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  if (index >= 800) return 2 + (index - 800) / 500;
  return 1 + Math.max(0, index - 150) / 650;
}

/** One run of the mobile preset with simulated throttling, in a browser without any data of the site. */
async function audit(url: string, slowdown: number): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (!run) throw new Error(`${url}: no result`);
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

const scoreOf = ({ categories }: Result, category: Category): number => categories[category]?.score ?? 0;

/** Audits that cost a category its full score, one line each; metrics with their values. */
function lost({ categories, audits }: Result, category: Category): string[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const found = audits[id];
    if (!found || weight === 0 || found.score === null || found.score >= 0.995) return [];
    return [`  ${id}: ${found.displayValue ?? found.title}`];
  });
}

/** All runs of a page. */
async function rounds(url: string, slowdown: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await audit(url, slowdown));
  return results;
}

function figure(name: string, category: Category, results: readonly Result[]): Figure {
  const score = median(results.map((result) => scoreOf(result, category)));
  const shown = results.find((result) => scoreOf(result, category) === score);
  const lines = shown ? lost(shown, category) : [];
  if (lines.length > 0) console.log([`${name}:`, ...lines].join('\n'));
  return {
    name: `Lighthouse mobile, ${name}`,
    ours: (score * 100).toFixed(0),
    plain: '100',
    ratio: score,
    bound: 'min',
    limit: MIN_SCORES[category],
  };
}

async function pageFigures(name: string, url: string): Promise<Figure[]> {
  const preset = await rounds(url, PRESET_SLOWDOWN);
  const index = median(preset.map(({ environment }) => environment.benchmarkIndex));
  const slowdown = Math.round(calibrated(index) * 10) / 10;
  return [
    ...CATEGORIES.map((category) => figure(`${name}: ${category}`, category, preset)),
    figure(
      `${name}: performance at ${slowdown} × for a machine of index ${index.toFixed(0)}`,
      'performance',
      await rounds(url, slowdown),
    ),
  ];
}

/** Lighthouse's four scores of the public pages, as medians of several runs. */
export const lighthouseFigures = (): Promise<Figure[]> => ofPublicPages(pageFigures);

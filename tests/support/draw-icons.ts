import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { chromiumLaunch } from './launch-options.ts';

/** How the wave at the bottom of the drawing follows the rounded corners. */
const ROUNDED = 'v128a116 116 0 0 1-116 116H116A116 116 0 0 1 0 396Z';

/** `safe`: scale of the letter; a mask may cut away a fifth of the icon. */
const ICONS = [
  { file: 'icon-192.png', size: 192, safe: 1, bleed: false },
  { file: 'icon-512.png', size: 512, safe: 1, bleed: false },
  { file: 'maskable-192.png', size: 192, safe: 0.86, bleed: true },
  { file: 'maskable-512.png', size: 512, safe: 0.86, bleed: true },
  { file: 'apple-touch-icon.png', size: 180, safe: 0.94, bleed: true },
];

// Draws the PNG icons of the manifest from public/favicon.svg.
const logo = await readFile('public/favicon.svg', 'utf8');
const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage();
for (const { file, size, safe, bleed } of ICONS) {
  // A maskable icon has no corners of its own: its background fills the square, and only the letter shrinks.
  const drawing = bleed ? logo.replace('rx="116"', '').replace(ROUNDED, 'v244H0Z') : logo;
  const style = `*{margin:0}svg{display:block;width:${size}px}#letter{transform:scale(${safe});transform-origin:center}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>${style}</style>${drawing}`);
  await writeFile(`public/icons/${file}`, await page.screenshot({ omitBackground: true }));
}
await browser.close();

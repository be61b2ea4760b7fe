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

/** Side of a shortcut's icon, pixels. */
const SHORTCUT_SIZE = 192;
/** Strokes on a grid of 24. */
const SHORTCUTS = {
  'shortcut-learn': 'M2 9.5 12 5l10 4.5L12 14zM6 11.5V16c0 1.4 2.7 2.8 6 2.8s6-1.4 6-2.8v-4.5M22 9.5V15',
  'shortcut-notebook':
    'M7 3.5h11a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H7zM7 3.5v17M4 8h3M4 12h3M4 16h3M11 8.5h4.5M11 12h4.5',
  'shortcut-speaking':
    'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M9 21h6',
} as const;

const shortcutDrawing = (strokes: string): string => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44">
    <rect width="44" height="44" rx="22" fill="#FFEDD5"/>
    <path d="${strokes}" transform="translate(10 10)" fill="none" stroke="#C2410C" stroke-width="2.2"
      stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;

/** Size of the icon of notifications, pixels. */
const BADGE = 96;

// Draws the PNG icons of the manifest and of notifications from public/favicon.svg, and those of its shortcuts.
const logo = await readFile('public/favicon.svg', 'utf8');
const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage();

async function draw(file: string, size: number, drawing: string, style = ''): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}${style}</style>${drawing}`);
  await writeFile(`public/icons/${file}`, await page.screenshot({ omitBackground: true }));
}

for (const { file, size, safe, bleed } of ICONS) {
  // A maskable icon has no corners of its own: its background fills the square, and only the letter shrinks.
  const drawing = bleed ? logo.replace('rx="116"', '').replace(ROUNDED, 'v244H0Z') : logo;
  await draw(file, size, drawing, `#letter{transform:scale(${safe});transform-origin:center}`);
}
for (const [name, strokes] of Object.entries(SHORTCUTS))
  await draw(`${name}.png`, SHORTCUT_SIZE, shortcutDrawing(strokes));
// For the status bar, which uses the shape alone.
await draw(`badge-${BADGE}.png`, BADGE, await readFile('public/icons/monochrome.svg', 'utf8'));
await browser.close();

import { readFile, writeFile } from 'node:fs/promises';
import { pngQuantize } from '@napi-rs/image';
import { chromium } from 'playwright';
import { PICTURE, PICTURE_SIZE } from '#server/seo/picture.ts';
import { chromiumLaunch } from './launch-options.ts';

const FONTS = 'node_modules/@fontsource/be-vietnam-pro/files';
const font = async (subset: string): Promise<string> => {
  const bytes = await readFile(`${FONTS}/be-vietnam-pro-${subset}-600-normal.woff2`);
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
};

/** Letters that only the Vietnamese subset contains. */
const VIETNAMESE =
  'unicode-range:U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9';

// Draws the preview picture for links to our pages, from public/favicon.svg.
const logo = await readFile('public/favicon.svg', 'utf8');
const { width, height } = PICTURE_SIZE;
const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage({ viewport: { width, height } });
await page.setContent(`<!doctype html><html lang="vi"><style>
@font-face{font-family:Luyen;src:${await font('latin')}}
@font-face{font-family:Luyen;src:${await font('vietnamese')};${VIETNAMESE}}
*{margin:0}
body{position:relative;overflow:hidden;width:${width}px;height:${height}px;background:#FFFBF7;color:#1C1917;font-family:Luyen;font-weight:600}
.wave{position:absolute;inset:auto 0 0 0;display:block;width:100%}
.text{position:absolute;left:96px;top:92px;width:1000px}
.mark{display:flex;align-items:center;gap:24px;font-size:52px}
.mark svg{width:96px;height:96px}
h1{margin-top:52px;font-size:76px;font-weight:600;line-height:1.3;letter-spacing:-0.01em}
p{position:absolute;left:96px;bottom:44px;font-size:34px;color:#fff}
</style>
<svg class="wave" viewBox="0 0 1200 220"><path d="M0 96C360 150 800 110 1200 0v220H0z" fill="#F97316"/><path d="M0 120C360 168 800 134 1200 48v172H0z" fill="#C2410C"/></svg>
<div class="text"><div class="mark">${logo}Luyện</div><h1>Luyện IELTS mỗi ngày,<br>cả khi không có mạng</h1></div>
<p>Bài học, bài luyện, ghi âm và chấm điểm bằng AI</p></html>`);
await page.evaluate(() => document.fonts.ready);
const drawn = await page.screenshot();
// Few colours, so a palette is enough.
const keep = async (file: string, picture: Uint8Array) =>
  writeFile(file, await pngQuantize(picture, { maxQuality: 100, speed: 1 }));
await keep(`public${PICTURE}`, drawn);

// The picture for a result of the interview: the paper, and the signs that its range is written with.
const PICTURES = 'server/seo/pictures';
const style = await page.evaluate(() => document.querySelector('style')?.textContent ?? '');
const wave = await page.evaluate(() => document.querySelector('.wave')?.outerHTML ?? '');
await page.setContent(`<!doctype html><html lang="vi"><style>${style}
.text{top:56px}.mark{font-size:40px}.mark svg{width:72px;height:72px}
h1{margin-top:28px;font-size:60px}h2{margin-top:20px;font-size:36px;font-weight:600;color:#57534E}</style>${wave}
<div class="text"><div class="mark">${logo}Luyện</div><h1>Kết quả nói thử năm câu</h1><h2>Band nói ước lượng</h2></div>
<p>Bạn cũng thử nói với giám khảo AI nhé</p></html>`);
await page.evaluate(() => document.fonts.ready);
await keep(`${PICTURES}/interview-paper.png`, await page.screenshot());
const signs = [...'0123456789.–'].map((sign) => `<i>${sign}</i>`).join('');
await page.setViewportSize({ width: 12 * 112, height });
await page.setContent(`<!doctype html><html><style>${style}
body{width:auto;display:flex;background:none}
i{width:112px;height:160px;flex:none;font-style:normal;font-size:136px;line-height:160px;text-align:center;color:#C2410C}</style>${signs}</html>`);
await page.evaluate(() => document.fonts.ready);
const clip = { x: 0, y: 0, width: 12 * 112, height: 160 };
await keep(`${PICTURES}/digits.png`, await page.screenshot({ clip, omitBackground: true }));
await browser.close();

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PackTheme } from '#server/content/pack.ts';
import { readPack } from '#server/content/read-pack.ts';
import { storePack } from '#server/content/store-pack.ts';
import { startService } from './service.ts';

/** A pack may have nothing but themes; the starter's would be read and stored anew for each test. */
async function packWith(theme?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'luyen-theme-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const part of ['media/themes', 'themes'])
    await cp(join('content', part), join(folder, part), { recursive: true });
  await writeFile(join(folder, 'pack.yaml'), 'format: 1\nname: Thử\ncourses: []\n');
  if (theme !== undefined) await writeFile(join(folder, 'themes/thu.yaml'), theme);
  return readPack(folder);
}

const DAY_MS = 86_400_000;

/** The day `days` from today, in the notation of packs. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const holiday = (id: string, from: number, to: number): PackTheme => ({
  id,
  theme: {
    title: id,
    start_time: `${dayFromNow(from)} 00:00:00`,
    end_time: `${dayFromNow(to)} 23:59:59`,
    holiday_background_animation_type: 'snow',
    holiday_popup_animation: '/media/themes/tet.svg',
    holiday_popup_animation_mobile: '',
    holiday_popup_animation_time: 10,
    holiday_audio_popup_animation: '',
    color_brand: '#2e8b6a',
    header_color: 'rgb(46 139 106)',
  },
});
const today = holiday('today', -2, 2);
const next = holiday('next', 20, 30);
const past = holiday('past', -9, -5);

/** A server's response after loading packs with these themes, one after the other. */
async function answerWith(...packs: PackTheme[][]) {
  const reading = await packWith();
  if (!reading.ok) throw new Error('the starter themes have problems');
  const service = await startService();
  for (const [index, themes] of packs.entries()) {
    const changed = { ...reading.pack, themes, version: `themes ${index}` };
    await storePack(service.platform.db, changed, service.platform.blobs);
  }
  return service.get('/themes/detail-by-key?source=1');
}

describe('the holiday theme', () => {
  it.each([
    ['that of today, whatever else is planned', [next, today, past], today.theme],
    ['the next one while none is on', [holiday('later', 40, 50), next, past], next.theme],
    ['null when all are over', [past], null],
    ['null when none is planned', [], null],
  ])('is %s', async (_, themes, expected) => {
    expect(await answerWith(themes)).toMatchObject({ status: 200, data: expected });
  });

  it('is gone when a newer pack lacks it', async () => {
    expect((await answerWith([today], [])).data).toBeNull();
  });

  it('requires a known source', async () => {
    const service = await startService();
    for (const query of ['', '?source=2', '?source=1&source=1', '?source=%00']) {
      expect((await service.get(`/themes/detail-by-key${query}`)).code, query).toBe('BAD_REQUEST');
    }
  });
});

describe('a theme file', () => {
  const SOUND = [
    'title: Thử',
    'start_time: "2027-01-30 00:00:00"',
    'end_time: "2027-02-12 23:59:59"',
    'holiday_popup_animation: /media/themes/tet.svg',
    'color_brand: "#d9507c"',
    '',
  ].join('\n');

  const problemsWith = async (source: string): Promise<string[]> => {
    const result = await packWith(source);
    return result.ok ? [] : result.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  };

  it.each(['"#D9507C"', 'rgb(217 80 124)', 'rgb(217, 80, 124)', 'hsl(341 64% 58%)'])(
    'may write a colour as %s',
    async (colour) => {
      expect(await problemsWith(SOUND.replace('"#d9507c"', colour))).toEqual([]);
    },
  );

  it('may have any field with "color" in its name', async () => {
    expect(await problemsWith(SOUND.replace('color_brand', 'menu_color_hover'))).toEqual([]);
  });

  it.each([
    ['a colour by name', SOUND.replace('"#d9507c"', 'red'), /^themes\/thu\.yaml:5 color_brand: /],
    [
      'a colour that loads something',
      SOUND.replace('"#d9507c"', 'url(//x.vn)'),
      /^themes\/thu\.yaml:5 color_brand: /,
    ],
    [
      'a colour that ends the declaration',
      SOUND.replace('#d9507c', '#d9507c;--color-ink:#fff'),
      /:5 color_brand: /,
    ],
    ['a field that is no colour', SOUND.replace('color_brand', 'brand_tint'), /:5 .*brand_tint/],
    [
      'a colour by a name that no variable has',
      SOUND.replace('color_brand', 'Color-Brand'),
      /:5 .*Color-Brand/,
    ],
    [
      'more colours than a cookie holds',
      SOUND + Array.from({ length: 40 }, (_, at) => `color_${at}: "#d9507c"\n`).join(''),
      /More than 40 colours/,
    ],
    [
      'a day that is not',
      SOUND.replace('2027-02-12', '2027-02-30'),
      /:3 end_time: .*no time of the calendar/,
    ],
    ['a time without its clock', SOUND.replace(' 00:00:00', ''), /:2 start_time: /],
    ['an end before the start', SOUND.replace('2027-02-12', '2027-01-12'), /:3 end_time: .*after the start/],
    ['a picture that is not there', SOUND.replace('tet.svg', 'gone.svg'), /:4 Points at media "themes\/gone/],
    ['a picture from elsewhere', SOUND.replace('/media', 'https://x.vn'), /:4 holiday_popup_animation: /],
    ['an animation unknown', `${SOUND}holiday_background_animation_type: rain\n`, /:6 .*animation_type/],
    ['no title', SOUND.replace('title: Thử\n', ''), /:1 title: /],
    ['no YAML', 'title: [\n', /^themes\/thu\.yaml:\d+ /],
  ])('with %s prevents its pack from loading', async (_, source, expected) => {
    expect(await problemsWith(source)).toContainEqual(expect.stringMatching(expected));
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { ListeningScript } from '#rules/listening/script.ts';
import { starterPack } from '#tests/support/starter-pack.ts';
import type { ContentPack } from './pack.ts';
import type { Recording } from './render-audio-files.ts';
import { scriptsOf, withRecordings } from './render-audio-pack.ts';
import { spokenIn, withVoices } from './spoken-words.ts';

const SHEET = 'chu-cai-va-am';
const recordingOf = (script: ListeningScript): Recording => {
  const key = script.steps.map((step) => (step.kind === 'sentence' ? step.text : '')).join('');
  return {
    key: key.replace(/\W/g, '').toLowerCase().slice(0, 40),
    file: '/dev/null',
    seconds: 2,
    starts: [0],
  };
};

describe('spoken words in a text', () => {
  const text = spokenIn('Nghe: ![ship · sheep](say), rồi ![ship · sheep](say) và ![Good night.](say)');

  it('are spoken one after another, each text once', () => {
    const said = text.spoken.map(({ script }) =>
      script.steps.map((step) => (step.kind === 'sentence' ? [step.turn, step.text] : null)),
    );
    expect(said).toEqual([
      [
        [0, 'ship.'],
        [1, 'sheep.'],
      ],
      [[0, 'Good night.']],
    ]);
  });

  it.each([
    ['a player', '/media/a.m4a', 'Nghe: ![ship · sheep](/media/a.m4a), rồi'],
    ['the words alone', null, 'Nghe: _ship · sheep_, rồi'],
  ])('are %s', (_, address, start) => {
    expect(withVoices(text, () => address).startsWith(start)).toBe(true);
  });
});

describe('the texts of a pack', () => {
  let pack: ContentPack;
  beforeAll(async () => {
    pack = await starterPack();
  });
  const bodyOf = ({ study_sheets }: ContentPack): string =>
    study_sheets.find(({ id }) => id === SHEET)?.body ?? '';

  it("have players once the words are recorded, and the recordings are in the pack's media", async () => {
    const ready = await withRecordings(pack, async (script) => recordingOf(script));
    expect(bodyOf(ready)).toContain('![A · E · I](/media/listening/aei.m4a)');
    expect(ready.media.map(({ path }) => path)).toContain('listening/aei.m4a');
    expect(ready.blog_posts.some(({ body }) => body.includes('/media/listening/riceriseseatseed.m4a'))).toBe(
      true,
    );
    expect(ready.version).not.toBe(pack.version);
  });

  it('can be read before that without delaying any lesson', async () => {
    const scripts = scriptsOf(pack).filter(({ of }) => of === `/phieu/${SHEET}`);
    expect(scripts.length).toBeGreaterThan(5);
    const lacking = new Set(scripts.map(({ script }) => script));
    const ready = await withRecordings(pack, async (script) =>
      lacking.has(script) ? null : recordingOf(script),
    );
    expect(bodyOf(ready)).toContain('_A · E · I_');
    expect(ready.courses).toEqual(pack.courses.map((course) => expect.objectContaining({ id: course.id })));
    expect(scriptsOf(ready)).toHaveLength(scriptsOf(pack).length);
  });
});

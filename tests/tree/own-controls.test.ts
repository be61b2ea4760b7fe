import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './source-files.ts';

/** An opening tag with its attributes, in which arrows may stand. */
const TAG = /<(audio|video|input|summary)\b((?:=>|[^>])*)>/g;

/** A video's captions and full screen are better in the browser's own player than in any of ours. */
const BROWSERS_PLAYER = ['src/features/lesson/components/video-section.tsx'];

const FAULTS: Record<string, (attributes: string, path: string) => string | null> = {
  audio: (attributes) => (/\scontrols\b/.test(attributes) ? 'the browser’s player: use SoundPlayer' : null),
  video: (attributes, path) =>
    /\scontrols\b/.test(attributes) && !BROWSERS_PLAYER.includes(path) ? 'the browser’s player' : null,
  input: (attributes) =>
    /\stype="file"/.test(attributes) && !/\shidden\b|className="hidden"/.test(attributes)
      ? 'the browser’s file input: hide it, and let a Button click it'
      : null,
  summary: (attributes) =>
    /\[&::-webkit-details-marker\]|\blist-(?:none|item|disc)\b/.test(attributes)
      ? 'a marker of its own: src/styles/disclosures.css marks every summary'
      : null,
};

const faultsIn = (path: string, source: string): string[] =>
  [...source.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => FAULTS[tag]?.(attributes, path) ?? []);

it('nothing that the browser draws in its own way is on a page', () => {
  const files = sourcesIn('src').filter(({ path }) => path.endsWith('.tsx'));
  const found = files.flatMap(({ path, source }) =>
    faultsIn(path, source).map((fault) => `${path}: ${fault}`),
  );
  expect(found).toEqual([]);
  expect(files.filter(({ source }) => source.includes('<summary')).length).toBeGreaterThan(10);
});

it('no summary has the browser’s marker', () => {
  const css = readFileSync('src/styles/disclosures.css', 'utf8');
  expect(css).toMatch(/^ {2}summary \{\s*list-style: none;/m);
  expect(css).toMatch(/^ {2}summary::-webkit-details-marker \{\s*display: none;/m);
  expect(css).toContain('summary:not(:has(.lucide-chevron-down))::after');
  expect(readFileSync('src/styles/app.css', 'utf8')).toContain('disclosures.css');
});

it.each([
  ['<audio controls src={a} />', 1],
  ['<audio onPlay={() => play()} controls src={a} />', 1],
  ['<audio src={a} />', 0],
  ['<video controls playsInline>', 1],
  ['<input type="file" onChange={(event) => pick(event)} />', 1],
  ['<input type="file" hidden onChange={(event) => pick(event)} />', 0],
  ['<summary className="list-none">', 1],
  ['<summary className="flex">', 0],
])('%s: %d', (source, count) => {
  expect(faultsIn('src/a.tsx', source)).toHaveLength(count);
});

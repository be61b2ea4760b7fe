import { pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LESSON_SKILLS } from '#contract/course-offers.ts';
import { DRAWINGS } from '#src/features/install/components/drawings.tsx';
import { CourseCover } from '#src/ui/course-cover.tsx';
import { Cu } from '#src/ui/cu/cu.tsx';
import { CU_POSES, type CuPose } from '#src/ui/cu/cu-poses.tsx';
import { Motif } from '#src/ui/motifs.tsx';
import { SkillDrawing } from '#src/ui/skill-pictures.tsx';
import { measureDrawing } from '#tests/support/measure-drawing.ts';
import { sourcesIn } from './source-files.ts';

/** As rendered. */
const MAX_BYTES = 6_144;
const MAX_COLOURS = 6;

/** What is wrong with a drawing. */
function faults(markup: string): string[] {
  const { bytes, colours } = measureDrawing(markup);
  return [
    ...(markup.startsWith('<svg') ? [] : ['is no drawing']),
    ...(bytes > MAX_BYTES ? [`has ${bytes} bytes`] : []),
    ...(colours.length > MAX_COLOURS ? [`has ${colours.length} colours: ${colours.join(', ')}`] : []),
    ...(/<image|<filter|Gradient/.test(markup) ? ['is not flat'] : []),
  ];
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe('drawings are light and have few colours', () => {
  it.each(Object.keys(CU_POSES) as CuPose[])('the owl %s', (pose) => {
    expect(faults(renderToStaticMarkup(createElement(Cu, { pose, isAlive: true })))).toEqual([]);
  });

  it.each(LESSON_SKILLS)('the skill %s', (skill) => {
    expect(faults(renderToStaticMarkup(createElement(SkillDrawing, { skill, className: '' })))).toEqual([]);
  });

  it('motifs', () => {
    const found = numbers(8).map((pick) => renderToStaticMarkup(createElement(Motif, { pick })));
    expect(new Set(found).size).toBe(8);
    expect(found.flatMap(faults)).toEqual([]);
  });

  it('covers of courses, in every place', () => {
    const found = numbers(60).map((id) =>
      renderToStaticMarkup(createElement(CourseCover, { id: `${id}-khoa-hoc`, level: 4, className: '' })),
    );
    expect(new Set(found).size).toBeGreaterThan(20);
    expect(found.flatMap(faults)).toEqual([]);
  });

  it.each(Object.entries(DRAWINGS))('the step %s of installing', (_, drawing) => {
    expect(faults(renderToStaticMarkup(drawing))).toEqual([]);
  });

  const files = sourcesIn('src').flatMap(({ path }) => (/-drawing\.tsx$/.test(path) ? [path] : []));

  it('finds those of the features', () => expect(files.length).toBeGreaterThan(7));

  it.each(files.filter((path) => !path.endsWith('mouth-drawing.tsx')))('%s', async (path) => {
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    const drawings = Object.values(module).filter((each) => typeof each === 'function');
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) {
      const element = createElement(drawing as FunctionComponent<{ kind: string; plays: boolean }>, {
        kind: 'cards',
        plays: true,
      });
      expect(faults(renderToStaticMarkup(element))).toEqual([]);
    }
  });
});

it.each([
  ['<p>', 'is no drawing'],
  [`<svg class="fill-brand">${' '.repeat(MAX_BYTES)}</svg>`, 'has 6174 bytes'],
  [
    '<svg class="fill-a fill-b stroke-c fill-none text-d bg-e fill-f fill-g">',
    'has 7 colours: a, b, c, d, e, f, g',
  ],
  ['<svg><linearGradient>', 'is not flat'],
])('refuses %#', (markup, fault) => {
  expect(faults(markup)).toEqual([fault]);
});

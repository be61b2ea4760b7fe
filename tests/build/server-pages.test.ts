import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPageRenderer } from '#server/seo/drawn-page.ts';
import { readParts } from '#server/seo/page-parts.ts';

const PAGE_SOURCES = /source: '([^']+)'/g;
const sourcesIn = (file: string): string[] =>
  [...readFileSync(`server/seo/${file}.ts`, 'utf8').matchAll(PAGE_SOURCES)].map(([, source = '']) => source);

describe('the app built for the server', () => {
  it('renders a page that is readable without scripts', async () => {
    const drawer = await loadPageRenderer(resolve('dist'));
    const drawn = await drawer?.drawPage('/output-commit');
    expect(drawn?.html).toContain('<h1');
    expect(drawn?.html).not.toMatch(/<script|<template|<title|aria-busy/);
    expect(drawn?.reads).toEqual([]);
  });

  it('renders a page with queries, and returns their results', async () => {
    const drawer = await loadPageRenderer(resolve('dist'));
    const ways = { company: 'Ví Dụ', email: null, phone: null, address: null };
    drawer?.carryCalls(async () =>
      Response.json({ success: true, message: 'OK', data: ways, time_current: 1 }),
    );
    const drawn = await drawer?.drawPage('/contact');
    expect(drawn?.html).toContain('Ví Dụ');
    expect(drawn?.reads).toEqual([{ key: ['/contact/ways', {}], data: ways }]);
  });

  it('renders nothing where a guest is redirected, or where there is no page', async () => {
    const drawer = await loadPageRenderer(resolve('dist'));
    expect(await drawer?.drawPage('/my-course')).toBeNull();
    expect(await drawer?.drawPage('/khong-co')).toBeNull();
  });

  it.each([
    'src/app/hydrate-page.tsx',
    ...['home', 'blog', 'article', 'sheet', 'course'].flatMap((name) => sourcesIn(`${name}-page`)),
    ...sourcesIn('info-pages'),
  ])('knows the scripts of %s', async (source) => {
    const partsOf = await readParts(resolve('dist'));
    expect(partsOf(source).length).toBeGreaterThan(1);
  });

  it('leaves the shell empty with which the service worker answers navigations', () => {
    expect(readFileSync('dist/index.html', 'utf8')).toContain('<div id="root"></div>');
    expect(readFileSync('sw/navigation.ts', 'utf8')).toContain("createHandlerBoundToURL('/index.html')");
  });
});

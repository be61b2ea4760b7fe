import { expect, it } from 'vitest';
import { siteOf } from './site-of.ts';

it.each([
  ['https://news.example/bees?q=1', 'news.example'],
  ['http://news.example:8080/', 'news.example:8080'],
  ['https://ong.việt.example/', 'ong.xn--vit-5kz.example'],
  ['no address', 'no address'],
])('%s is on %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});

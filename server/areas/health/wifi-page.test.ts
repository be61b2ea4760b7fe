import { expect, it } from 'vitest';
import { wifiPageUrl } from './wifi-page.ts';

it.each([
  ['of a site on http', 'http://localhost:3000', undefined, 'http://localhost:3000/api/wifi'],
  ['of a site on https', 'https://luyen.example', undefined, null],
  [
    'on the name for it',
    'https://luyen.example',
    'http://wifi.luyen.example',
    'http://wifi.luyen.example/api/wifi',
  ],
])('the page for captive portals %s', (_, PUBLIC_URL, WIFI_PAGE_ORIGIN, expected) => {
  expect(wifiPageUrl({ PUBLIC_URL, WIFI_PAGE_ORIGIN })).toBe(expected);
});

import { readFileSync } from 'node:fs';

const DIST = 'dist';
const HOME = 'src/features/home/pages/home-page.tsx';

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));

/** A chunk and all that it imports statically: what the browser has to have before the chunk runs. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, seen);
  return seen;
}

const chunks = [...new Set(['index.html', HOME].flatMap((key) => [...withImports(key)]))].map(
  (key) => manifest[key],
);
const scripts = [...new Set(chunks.map(({ file }) => `${DIST}/${file}`))];
const styles = [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `${DIST}/${file}`)))];
const html = readFileSync(`${DIST}/index.html`, 'utf8');
const fonts = [...html.matchAll(/<link[^>]+href="\/([^"]+\.woff2)"/g)].map(([, path]) => `${DIST}/${path}`);

export default [
  { name: 'First load of the home page: JavaScript', path: scripts, limit: '150 kB' },
  {
    name: 'First load of the home page: all before images',
    path: [`${DIST}/index.html`, ...scripts, ...styles, ...fonts],
    limit: '250 kB',
  },
];

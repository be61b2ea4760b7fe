import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** What the built app is made of. */
const SOURCES = [
  'src',
  'sw',
  'contract',
  'rules',
  'speech',
  'public',
  'build',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'package-lock.json',
];
/** What the build makes last. */
const PRODUCT = 'dist/.server/.vite/manifest.json';

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the app when there is none, or when something it is made of is newer. */
if (timeOf(PRODUCT) < Math.max(...SOURCES.map(newest))) {
  console.log('Building the app');
  await build({ logLevel: 'warn' });
}

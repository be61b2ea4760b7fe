import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Sources of the built app. */
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
/** The last file written by the build. */
const PRODUCT = 'dist/.server/.vite/manifest.json';

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the app if it is missing or older than one of its sources. */
if (timeOf(PRODUCT) < Math.max(...SOURCES.map(newest))) {
  console.log('Building the app');
  await build({ logLevel: 'warn' });
}

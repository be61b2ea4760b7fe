import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { CHROMIUM, FIREFOX, GJS, HEADLESS_SHELL, WEBKIT_DRIVER, XVFB } from './launch-options.ts';

/** Debian's packages, each with a file of it (a pattern), and whether it needs what it recommends. */
const WANTED: { path: string; name: string; recommended?: boolean }[] = [
  { path: CHROMIUM, name: 'chromium', recommended: true },
  { path: HEADLESS_SHELL, name: 'chromium-headless-shell' },
  { path: FIREFOX, name: 'firefox-esr' },
  { path: WEBKIT_DRIVER, name: 'webkit2gtk-driver', recommended: true },
  { path: XVFB, name: 'xvfb', recommended: true },
  { path: GJS, name: 'gjs' },
  { path: '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib', name: 'gir1.2-webkit2-4.1' },
  // What WebKit records and plays with.
  {
    path: '/usr/lib/*/gstreamer-1.0/libgstdebugutilsbad.so',
    name: 'gstreamer1.0-plugins-bad',
    recommended: true,
  },
  { path: '/usr/lib/*/gstreamer-1.0/libgstlibav.so', name: 'gstreamer1.0-libav', recommended: true },
  { path: '/usr/lib/*/gstreamer-1.0/libgstopengl.so', name: 'gstreamer1.0-gl' },
];

const apt = (...args: string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', args, { stdio: 'inherit', env });
};

/** Installs Debian's browsers where they are missing; without the permission, says how to. */
export function ensureBrowsers(): void {
  const missing = WANTED.filter(({ path }) => globSync(path).length === 0);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `the journeys need ${names.join(', ')}: run "apt-get install ${names.join(' ')}" as root, or say where the programs are (tests/support/launch-options.ts)`,
    );
  }
  apt('update');
  for (const recommended of [false, true]) {
    const chosen = missing.filter((each) => (each.recommended ?? false) === recommended);
    const options = recommended ? [] : ['--no-install-recommends'];
    if (chosen.length > 0) apt('install', '-y', ...options, ...chosen.map(({ name }) => name));
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM, FIREFOX, HEADLESS_SHELL } from './launch-options.ts';

const WANTED = [
  { path: CHROMIUM, install: ['chromium'] },
  { path: HEADLESS_SHELL, install: ['--no-install-recommends', 'chromium-headless-shell'] },
  { path: FIREFOX, install: ['--no-install-recommends', 'firefox-esr'] },
];

const apt = (...args: string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', args, { stdio: 'inherit', env });
};

/** Installs Debian's browsers where they are missing; without the permission, says how to. */
export function ensureBrowsers(): void {
  const missing = WANTED.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    const paths = missing.map(({ path }) => path).join(' and ');
    throw new Error(
      `${paths} missing: run "apt-get install chromium chromium-headless-shell firefox-esr" as root, or set CHROMIUM_PATH, HEADLESS_SHELL_PATH and FIREFOX_PATH`,
    );
  }
  apt('update');
  for (const { install } of missing) apt('install', '-y', ...install);
}

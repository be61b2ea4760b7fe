import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN, MATERIALS, SAID_ELSEWHERE, STANDARD_TEXTS, TEXTS, type TextSource } from './materials.ts';
import { mayShip } from './verdict.ts';

export interface LicensedPackage {
  name: string;
  version: string;
  /** Address of its source; null where it names none. */
  source: string | null;
  /** Its lines of copyright, and what else is to be passed on. */
  notices: string[];
}

/** Packages with the same words of the same licence. */
export interface LicenceGroup {
  /** SPDX expression. */
  licence: string;
  text: string;
  packages: LicensedPackage[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  repository?: string | { url?: string };
  homepage?: string;
  author?: string | { name?: string };
}
interface LockEntry {
  dev?: boolean;
  devOptional?: boolean;
  license?: string;
}

const TEXT_FILE = /^(licen[cs]e|copying|ofl)([-.].*)?$/i;
const NOTICE = /^\W*(portions )?(copyright\b|\(c\)|©)/i;
/** Names of licences as they stand above their texts. */
const TITLE = /^\W*(the )?(mit|isc|bsd)\b.{0,20}licen[cs]e\b.{0,10}$/i;

function readText({ file, to }: TextSource): string {
  const whole = readFileSync(file, 'utf8');
  const text = to === undefined ? whole : whole.slice(0, whole.indexOf(to));
  // Of a comment, without its stars.
  return text.replace(/^(\/\*!?| \*) ?/gm, '').trim();
}

function ownText(directory: string): string | null {
  const file = readdirSync(directory).find((name) => TEXT_FILE.test(name));
  return file === undefined ? null : readText({ file: join(directory, file) });
}

/** What a package under the Apache licence asks to be passed on. */
function ownNotice(directory: string): string[] {
  const file = readdirSync(directory).find((name) => /^notice([-.].*)?$/i.test(name));
  return file === undefined ? [] : [readText({ file: join(directory, file) })];
}

const authorOf = ({ author, name }: Manifest): string =>
  `Copyright (c) ${(typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`}`;

function textOf(directory: string, manifest: Manifest, licence: string): string {
  const elsewhere = TEXTS[manifest.name];
  const text = elsewhere ? readText(elsewhere) : ownText(directory);
  if (text !== null) return text;
  const standard = STANDARD_TEXTS[licence];
  if (standard === undefined) throw new Error(`${manifest.name} (${licence}) brings no text of its licence`);
  return `${authorOf(manifest)}\n\n${readText({ file: standard })}`;
}

const licenceOf = ({ name, license }: Manifest, entry: LockEntry): string =>
  SAID_ELSEWHERE[name] ?? (typeof license === 'string' ? license : license?.type) ?? entry.license ?? '';

function sourceOf({ repository, homepage }: Manifest): string | null {
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? null;
  const web = address
    ?.replace(/^git\+|\.git$/g, '')
    .replace(/^(git|ssh):\/\/(git@)?/, 'https://')
    .replace(/^(github:)?([\w-]+\/[\w.-]+)$/, 'https://github.com/$2');
  return web?.startsWith('http') ? web : null;
}

/** The lines of copyright, which are each package's own, and the words that many share. */
function parted(text: string): { copyright: string[]; words: string } {
  const lines = text.split(/\r?\n/);
  const [head, rest] = [lines.slice(0, 12), lines.slice(12)];
  const words = [...head.filter((line) => !NOTICE.test(line) && !TITLE.test(line)), ...rest]
    .join('\n')
    .trim();
  return { copyright: head.filter((line) => NOTICE.test(line)).map((line) => line.trim()), words };
}

/** The same for words that differ in their breaks and marks alone. */
const keyOf = (licence: string, words: string): string =>
  `${licence} ${words.toLowerCase().replace(/[^a-z0-9]+/g, '')}`;

interface Found extends LicensedPackage {
  licence: string;
  text: string;
}

/** Installed packages that ship: those that the app or the server needs to run. */
function packages(): Found[] {
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const ships = ([path, { dev, devOptional }]: [string, LockEntry]): boolean =>
    BUILT_IN.some((name) => path === `node_modules/${name}`) || (path !== '' && !dev && !devOptional);
  return Object.entries(packages)
    .filter(ships)
    .flatMap(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      // Of another platform: it is not installed, but its licence counts.
      const manifest: Manifest = existsSync(join(path, 'package.json'))
        ? JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
        : { name, version: '' };
      const licence = licenceOf(manifest, entry);
      if (!mayShip(name, licence)) throw new Error(`${name} may not ship under the licence "${licence}"`);
      if (manifest.version === '') return [];
      const { version } = manifest;
      const text = textOf(path, manifest, licence);
      return [{ name, version, licence, source: sourceOf(manifest), notices: ownNotice(path), text }];
    });
}

/**
 * What ships with its licences, the largest group first. Read from the working directory, the repository's root.
 * Throws for what may not ship, or brings no text.
 */
export function collectLicences(): LicenceGroup[] {
  const materials = MATERIALS.map(
    (material): Found => ({ ...material, notices: [], text: readText(material.text) }),
  );
  const groups = new Map<string, LicenceGroup>();
  const seen = new Set<string>();
  for (const { name, version, licence, source, text, notices } of [...packages(), ...materials]) {
    if (seen.has(`${name} ${version}`)) continue;
    seen.add(`${name} ${version}`);
    const { copyright, words } = parted(text);
    const key = keyOf(licence, words);
    const group = groups.get(key) ?? { licence, text: words, packages: [] };
    group.packages.push({ name, version, source, notices: [...copyright, ...notices] });
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.packages.length - a.packages.length);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BUILT_IN,
  MATERIALS,
  PLACEHOLDER,
  SAID_ELSEWHERE,
  STANDARD_TEXTS,
  TEXTS,
  type TextSource,
} from './materials.ts';
import { mayShip } from './verdict.ts';

export interface LicensedPackage {
  name: string;
  version: string;
  /** URL of its source; null if unknown. */
  source: string | null;
  /** Its copyright lines and other required notices. */
  notices: string[];
}

/** Packages with the same licence and licence text. */
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
/** Licence titles as they appear above licence texts. */
const TITLE = /^\W*(the )?(mit|isc|bsd)\b.{0,20}licen[cs]e\b.{0,10}$/i;

function readText({ file, to }: TextSource): string {
  const whole = readFileSync(file, 'utf8');
  const text = to === undefined ? whole : whole.slice(0, whole.indexOf(to));
  // Strips the asterisks of a comment.
  return text.replace(/^(\/\*!?| \*) ?/gm, '').trim();
}

function ownText(directory: string): string | null {
  const file = readdirSync(directory).find((name) => TEXT_FILE.test(name));
  return file === undefined ? null : readText({ file: join(directory, file) });
}

/** Notice that a package under the Apache licence requires to be passed on. */
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

/** Splits a licence into the package's copyright lines and the text shared by many packages. */
function parted(text: string): { copyright: string[]; words: string } {
  const lines = text.split(/\r?\n/);
  const [head, rest] = [lines.slice(0, 12), lines.slice(12)];
  const words = [...head.filter((line) => !NOTICE.test(line) && !TITLE.test(line)), ...rest]
    .join('\n')
    .trim();
  return { copyright: head.filter((line) => NOTICE.test(line)).map((line) => line.trim()), words };
}

/** Normalised key for texts that differ only in line breaks and punctuation. */
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
      // For another platform: not installed, but its licence counts.
      const manifest: Manifest = existsSync(join(path, 'package.json'))
        ? JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
        : { name, version: '' };
      const licence = licenceOf(manifest, entry);
      if (!mayShip(name, licence)) throw new Error(`${name} may not ship under the licence "${licence}"`);
      if (manifest.version === '' || manifest.name === PLACEHOLDER) return [];
      const { version } = manifest;
      const text = textOf(path, manifest, licence);
      return [{ name, version, licence, source: sourceOf(manifest), notices: ownNotice(path), text }];
    });
}

/**
 * What ships with its licences, largest group first. Reads from the working directory, the repository's root.
 * Throws for packages that may not ship or have no licence text.
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

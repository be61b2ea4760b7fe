import type { Plugin } from 'vite';
import { collectLicences, type LicenceGroup } from './collect.ts';

const ID = 'virtual:licences';
const RESOLVED = `\0${ID}`;
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Packages that a build uses modules of but the list lacks, without duplicates. */
export function unlisted(groups: readonly LicenceGroup[], moduleIds: Iterable<string>): string[] {
  const listed = new Set(groups.flatMap(({ packages }) => packages.map(({ name }) => name)));
  const taken = [...moduleIds].flatMap((id) => PACKAGE.exec(id)?.[1] ?? []);
  return [...new Set(taken)].filter((name) => !listed.has(name));
}

/**
 * Provides `virtual:licences`, the list of what ships. Fails the build if it includes an unlisted package.
 */
export function licences(): Plugin {
  let groups: LicenceGroup[] = [];
  return {
    name: 'luyen:licences',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      groups = collectLicences();
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(groups))})`;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const missing = unlisted(groups, modules);
      if (missing.length > 0) this.error(`not in the list of licences, and it ships: ${missing.join(', ')}`);
    },
  };
}

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { SITE_PAGES } from '#src/messages/site-pages.ts';
import type { LicenceGroup } from '../content/licences.ts';

/** Names shown while a group is collapsed. */
const NAMES_SHOWN = 3;

function Packages({ packages }: Pick<LicenceGroup, 'packages'>) {
  return (
    <ul className="grid gap-3">
      {packages.map(({ name, version, source, notices }) => (
        <li key={`${name} ${version}`} className="grid gap-0.5 wrap-anywhere">
          {source ? (
            <a
              href={source}
              rel="noreferrer"
              target="_blank"
              aria-label={SITE_PAGES.licences.source(name)}
              className="justify-self-start text-brand-strong underline underline-offset-4"
            >
              {name} {version}
            </a>
          ) : (
            <span>
              {name} {version}
            </span>
          )}
          {notices.map((notice) => (
            <span key={notice} lang="en" className="text-sm text-muted">
              {notice}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** One licence and its packages: collapsed to a few names; its text is rendered only once it is open. */
export function LicenceFold({ group: { licence, text, packages } }: { group: LicenceGroup }) {
  const [open, setOpen] = useState(false);
  const first = packages.slice(0, NAMES_SHOWN).map(({ name }) => name);
  return (
    <li>
      <details
        className="group rounded-card border border-line bg-surface"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex items-start gap-3 rounded-card p-4 hover:bg-sunk">
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="font-semibold">
              {licence} · {SITE_PAGES.licences.packages(packages.length)}
            </span>
            <span className="text-sm text-muted wrap-anywhere">
              {SITE_PAGES.licences.names(first.join(', '), packages.length - first.length)}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        {open && (
          <div className="grid gap-4 px-4 pb-4">
            <Packages packages={packages} />
            <h2 className="font-semibold">{SITE_PAGES.licences.wording}</h2>
            <p lang="en" className="text-sm whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </div>
        )}
      </details>
    </li>
  );
}

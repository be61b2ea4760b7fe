import { FileDown, ScrollText } from 'lucide-react';
import { href } from '#contract/href.ts';
import type { ClassMaterial } from '#contract/tutoring.ts';
import { formatBytes } from '#rules/text/formats.ts';
import { TUTORING } from '../messages/tutoring.ts';
import { ClassLink } from './class-link.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline underline-offset-4';

/** A study sheet to read, or a file to download. */
export function MaterialRow({ material: { kind, target, title, bytes } }: { material: ClassMaterial }) {
  if (kind === 'study_sheet')
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-3">
        <ClassLink to={href('studySheet', { id: target })} className={LINK}>
          <ScrollText aria-hidden="true" className="size-5 shrink-0" />
          {title}
        </ClassLink>
        <span className="text-sm text-muted">{TUTORING.sheet}</span>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <a href={target} download className={LINK}>
        <FileDown aria-hidden="true" className="size-5 shrink-0" />
        {title}
      </a>
      <span className="text-sm text-muted">
        {TUTORING.file}
        {bytes !== null && ` · ${formatBytes(bytes)}`}
      </span>
    </li>
  );
}

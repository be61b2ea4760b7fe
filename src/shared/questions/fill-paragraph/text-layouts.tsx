import { useId } from 'react';
import { laidLines, paragraphsOf } from '#rules/questions/fill-paragraph/layout.ts';
import { BlankText, type ShowBlank } from './blank-text.tsx';

export interface LayoutProps {
  text: string;
  showBlank: ShowBlank;
}

export function SummaryLayout({ text, showBlank }: LayoutProps) {
  const paragraphs = paragraphsOf(text).map((paragraph, at) => ({ paragraph, at }));
  return (
    <div className="grid gap-3 text-lg leading-loose">
      {paragraphs.map(({ paragraph, at }) => (
        <p key={at}>
          <BlankText text={paragraph} showBlank={showBlank} />
        </p>
      ))}
    </div>
  );
}

/** Lines as written, indented like their bullets. */
export function NotesLayout({ text, showBlank }: LayoutProps) {
  const id = useId();
  const lines = laidLines(text).map((line, at) => ({ ...line, at, lineId: `${id}-${at}` }));
  return (
    <ul className="grid gap-2 rounded-card border border-line bg-surface p-4 leading-loose">
      {lines.map(({ isHeading, depth, text: line, at, lineId }) => (
        <li
          key={at}
          id={lineId}
          className={`${isHeading ? 'font-semibold not-first:mt-2' : ''} ${depth > 0 ? 'flex gap-2' : ''}`}
          style={{ paddingInlineStart: `${Math.max(0, depth - 1) * 1.25}rem` }}
        >
          {depth > 0 && <span aria-hidden="true">•</span>}
          <span className="min-w-0">
            <BlankText text={line} describedBy={lineId} showBlank={showBlank} />
          </span>
        </li>
      ))}
    </ul>
  );
}

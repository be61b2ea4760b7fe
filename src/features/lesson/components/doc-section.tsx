import { FileText } from 'lucide-react';
import type { DetailOf } from '#contract/lesson-detail.ts';
import { LESSON_DOC } from '#src/messages/lesson.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Prose } from '#src/ui/prose.tsx';

/** A lesson's doc: a text, a file to read, or both. */
export function DocSection({ detail: { body, file } }: { detail: DetailOf<'doc'> }) {
  return (
    <div className="grid gap-6">
      {body !== '' && <Prose markdown={body} size="passage" />}
      {file && (
        <a
          href={file.src}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'md', 'justify-self-start')}
        >
          <FileText aria-hidden="true" className="size-5 shrink-0" />
          {LESSON_DOC.open(file.name)}
        </a>
      )}
    </div>
  );
}

import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { SavedWord, WordCard } from '#contract/notebook.ts';
import { siteOf } from '#rules/text/site-of.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { Button } from '#src/ui/button.tsx';

const WordDialog = lazyPart(() => import('#src/shared/notebook/word-dialog.tsx'));

/** What is known of a word: its meaning, or a way to add one, and where it was met. */
export function WordMeaning({ word }: { word: SavedWord }) {
  const [writing, setWriting] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      {word.meaning ? (
        <p className="text-lg">{word.meaning}</p>
      ) : (
        <p className="text-muted">{NOTEBOOK.noMeaning}</p>
      )}
      <Button variant="quiet" className="-ml-4" onClick={() => setWriting(true)}>
        {word.meaning ? NOTEBOOK.editMeaning : NOTEBOOK.addMeaning}
      </Button>
      {word.source && (
        <p className="text-sm text-muted">
          <Link to={word.source.path} className="underline underline-offset-2">
            {NOTEBOOK.from(word.source.title)}
          </Link>
        </p>
      )}
      {word.link !== undefined && (
        <p className="text-sm break-words text-muted">
          <a
            href={word.link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-2"
          >
            {NOTEBOOK.link(siteOf(word.link))}
          </a>
        </p>
      )}
      <Suspense>{writing && <WordDialog draft={word} onClose={() => setWriting(false)} />}</Suspense>
    </div>
  );
}

/** A word to recall, in the sentence where it was met; then its meaning. */
export function WordFace({ card: { word }, revealed }: { card: WordCard; revealed: boolean }) {
  return (
    <>
      <p className="text-sm text-muted">{NOTEBOOK.wordTask}</p>
      <div className="grid gap-2 rounded-card border border-line bg-surface px-4 py-8 text-center">
        <p lang="en" className="text-3xl font-semibold break-words">
          {word.word}
        </p>
        {word.ipa && (
          <p lang="en-fonipa" className="text-lg text-muted">
            {word.ipa}
          </p>
        )}
        {word.context && (
          <p lang="en" className="mx-auto max-w-prose text-pretty">
            {word.context}
          </p>
        )}
      </div>
      <div role="status">{revealed && <WordMeaning word={word} />}</div>
    </>
  );
}

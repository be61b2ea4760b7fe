import { Suspense, useState } from 'react';
import { href } from '#contract/href.ts';
import type { SavedWord } from '#contract/notebook.ts';
import { type SharedWord, wordsOf } from '#rules/notebook/shared-word.ts';
import { siteOf } from '#rules/text/site-of.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SHARED_WORDS } from '../messages/shared-words.ts';

const WordDialog = lazyPart(() => import('#src/shared/notebook/word-dialog.tsx'));

const draftOf = ({ context, link }: SharedWord, word: string): SavedWord => ({
  word,
  meaning: null,
  ipa: null,
  context,
  source: null,
  ...(link !== null && { link }),
});

function GuestActions() {
  const next = href('sharedWords');
  return (
    <Notice tone="info" title={SHARED_WORDS.guestTitle}>
      <p className="mb-3">{SHARED_WORDS.guestText}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => openAuth('login', { next })}>{SHARED_WORDS.login}</Button>
        <Button variant="secondary" onClick={() => openAuth('register', { next })}>
          {SHARED_WORDS.register}
        </Button>
      </div>
    </Notice>
  );
}

/** The words of the shared sentence, one of which is to be saved. */
function WordChoice({ sentence, onChoose }: { sentence: string; onChoose: (word: string) => void }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{SHARED_WORDS.choose}</p>
      <p className="text-sm text-muted">{SHARED_WORDS.chooseHint}</p>
      <div lang="en" className="flex flex-wrap gap-2">
        {wordsOf(sentence).map((word) => (
          <button
            key={word}
            type="button"
            aria-haspopup="dialog"
            className="min-h-11 max-w-full rounded-full border border-line-strong bg-surface px-4 break-words hover:bg-sunk"
            onClick={() => onChoose(word)}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}

interface SharedWordCardProps {
  shared: SharedWord;
  onSaved: () => void;
  onDiscard: () => void;
}

/** One shared word, sentence or page: nothing is saved before the learner confirms it. */
export function SharedWordCard({ shared, onSaved, onDiscard }: SharedWordCardProps) {
  const signedIn = useSession(({ learnerId }) => learnerId !== null);
  const { word, context, link } = shared;
  // A word can be confirmed right away.
  const [chosen, setChosen] = useState<string | null>(word === '' ? null : word);
  return (
    <Card className="grid gap-5">
      {word !== '' && (
        <p lang="en" className="text-2xl font-semibold break-words">
          {word}
        </p>
      )}
      {context !== null && (
        <blockquote lang="en" className="border-l-2 border-line pl-3 break-words text-pretty">
          {context}
        </blockquote>
      )}
      {link !== null && <p className="text-sm break-words text-muted">{NOTEBOOK.link(siteOf(link))}</p>}
      {signedIn ? (
        <>
          {context !== null && <WordChoice sentence={context} onChoose={setChosen} />}
          <div className="flex flex-wrap gap-3">
            <Button aria-haspopup="dialog" onClick={() => setChosen(word)}>
              {word === '' ? SHARED_WORDS.type : SHARED_WORDS.save}
            </Button>
            <Button variant="quiet" onClick={onDiscard}>
              {SHARED_WORDS.discard}
            </Button>
          </div>
          <Suspense>
            {chosen !== null && (
              <WordDialog draft={draftOf(shared, chosen)} onSaved={onSaved} onClose={() => setChosen(null)} />
            )}
          </Suspense>
        </>
      ) : (
        <GuestActions />
      )}
    </Card>
  );
}

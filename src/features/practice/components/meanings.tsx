import { useQuery } from '@tanstack/react-query';
import type { Gloss, Translation } from '#contract/translation.ts';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { translation } from '../api/translation.ts';
import { TRANSLATION } from '../messages/translation.ts';

/** @param isAlone the word is the whole query, so it is already shown above */
function GlossLine({ gloss: { text, base, senses }, isAlone }: { gloss: Gloss; isAlone: boolean }) {
  const root = base !== null && base !== text.toLowerCase() ? base : null;
  return (
    <li className="grid gap-0.5 py-2">
      {(!isAlone || root !== null) && (
        <p>
          <span lang="en" className="font-semibold">
            {text}
          </span>
          {root !== null && <span className="text-sm text-muted"> · {TRANSLATION.of(root)}</span>}
        </p>
      )}
      {senses.map(({ pos, meanings }) => (
        <p key={pos}>
          <span className="text-sm text-muted">{TRANSLATION.partsOfSpeech[pos]}:</span> {meanings.join('; ')}
        </p>
      ))}
    </li>
  );
}

function TranslationView({ found }: { found: Translation }) {
  if (found.kind === 'sentence') {
    return (
      <div className="grid gap-1">
        <p>{found.text}</p>
        <p className="text-sm text-muted">{TRANSLATION.byMachine}</p>
      </div>
    );
  }
  const known = found.words.filter(({ senses }) => senses.length > 0);
  return (
    <div className="grid gap-1">
      {known.length > 1 && <p className="text-sm text-muted">{TRANSLATION.wordByWord}</p>}
      <ul className="grid divide-y divide-line">
        {known.map((gloss) => (
          <GlossLine key={gloss.start} gloss={gloss} isAlone={gloss.text === found.source} />
        ))}
      </ul>
      {found.not_found.length > 0 && (
        <p className="text-sm text-muted">{TRANSLATION.notFound(found.not_found.join(', '))}</p>
      )}
    </div>
  );
}

/** What an English text means, fetched when shown. */
export function Meanings({ text }: { text: string }) {
  const query = useQuery(translation(text));
  const waiting = (
    <Loading>
      <SkeletonText lines={2} />
    </Loading>
  );
  return (
    <Loaded query={query} waiting={waiting} offlineText={TRANSLATION.offlineText}>
      {(found) => <TranslationView found={found} />}
    </Loaded>
  );
}

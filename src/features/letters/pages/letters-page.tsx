import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import type { Letter, SpellingTopic } from '#contract/letters.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { alphabet } from '#src/shared/queries/pronunciation.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { SOUNDS } from '#src/shared/sounds/messages/sounds.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Alphabet } from '../components/alphabet.tsx';
import { Topic } from '../components/topic.tsx';
import { LETTERS } from '../messages/letters.ts';

/** The size is asked for once this is opened: the server has the voices made for it. */
function Downloads() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
        {LETTERS.downloads}
      </summary>
      {isOpen && <DownloadButton kind="sounds" id="letters" title={LETTERS.title} />}
    </details>
  );
}

function Letters({ letters, topics }: { letters: readonly Letter[]; topics: readonly SpellingTopic[] }) {
  const listening = useListening();
  return (
    <>
      {listening.isVoiceLacking && <Notice tone="warning">{SOUNDS.noVoice}</Notice>}
      <Alphabet letters={letters} listening={listening} />
      <div className="grid gap-2">
        {topics.map((topic) => (
          <Topic key={topic.id} topic={topic} listening={listening} />
        ))}
      </div>
      <Downloads />
      <LinkButton variant="secondary" to={href('ipaChart')} className="justify-self-start">
        {LETTERS.chart}
      </LinkButton>
    </>
  );
}

/** The alphabet, and names, numbers, dates, prices and addresses as they are spelt out loud. */
export function Component() {
  const query = useQuery(alphabet());
  const { data } = query;
  return (
    <Page>
      <title>{pageTitle(LETTERS.title)}</title>
      <PageHeader title={LETTERS.title} text={LETTERS.text} />
      {data ? <Letters {...data} /> : <Loaded query={query} heading="h1" offlineText={LETTERS.loadText} />}
    </Page>
  );
}

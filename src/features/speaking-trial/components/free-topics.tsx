import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { SpeakingSet } from '#contract/speaking.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { freeTopics } from '../api/trial-queries.ts';
import { TRIAL } from '../messages/trial.ts';

const words = TRIAL.topics;

function Topic({ topic, canOpen }: { topic: SpeakingSet; canOpen: boolean }) {
  const { id, title_vi, summary_vi, questions, minutes } = topic;
  return (
    <Card
      as="li"
      className="relative grid content-start gap-1 has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      <h3 className="font-semibold">
        {canOpen ? (
          <Link to={href('topicPractice', { id })} className="outline-none after:absolute after:inset-0">
            {title_vi}
          </Link>
        ) : (
          title_vi
        )}
      </h3>
      <p className="text-muted text-pretty">{summary_vi}</p>
      <p className="text-sm text-muted">{words.facts(questions, minutes)}</p>
    </Card>
  );
}

/** The topics that every learner may practise; a guest sees what there is after signing up. */
export function FreeTopics() {
  const query = useQuery(freeTopics());
  const { data } = query;
  const signedIn = useSession((session) => session.learnerId !== null);
  if (data?.topics.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="free-topics">
      <SectionHead id="free-topics" title={words.title} />
      {data && (
        <>
          <p className="text-muted">{signedIn ? words.learner : words.guest}</p>
          <ul className="grid gap-3 sm:grid-cols-2">
            {data.topics.map((topic) => (
              <Topic key={topic.id} topic={topic} canOpen={signedIn} />
            ))}
          </ul>
          {!signedIn && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => openAuth('register', { next: href('speakingRoomTrial') })}
            >
              {words.register}
            </Button>
          )}
        </>
      )}
      {!data && <Loaded query={query} failed={<p className="text-muted">{words.failed}</p>} />}
    </section>
  );
}

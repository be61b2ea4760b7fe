import { useQuery } from '@tanstack/react-query';
import { Clock, Layers, ListChecks } from 'lucide-react';
import { EXAM } from '#src/messages/exam.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { CHECKS, PLACEMENT } from '#src/messages/placement.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { listState } from '#src/shared/exam/list-state.ts';
import { NoPlacement } from '#src/shared/exam/no-placement.tsx';
import { takePath } from '#src/shared/exam/paths.ts';
import type { ExamList, ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import { useLocalAttempts } from '#src/shared/exam/use-local-attempts.ts';
import { usePlacementExam } from '#src/shared/exam/use-placement-exam.ts';
import { MicrophoneCheck } from '#src/shared/microphone-check/microphone-check.tsx';
import { examQuestions } from '#src/shared/queries/exercises.ts';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { PartList } from '../components/part-list.tsx';
import { PlacementStatus } from '../components/placement-status.tsx';
import { SoundCheck } from '../components/sound-check.tsx';

const TRIAL_SECONDS = 5;

function WhatComes({ test, read }: { test: ExamList['tests'][number]; read: ExamWithAnswers }) {
  const facts = [
    { icon: Clock, text: EXAM.start.minutes(test.minutes) },
    { icon: Layers, text: EXAM.start.parts(test.parts) },
    { icon: ListChecks, text: EXAM.start.questions(test.questions) },
  ];
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="sr-only">{PLACEMENT.facts}</h2>
      <ul aria-label={PLACEMENT.facts} className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2 font-semibold">
            <Icon aria-hidden="true" className="size-5 text-muted" />
            {text}
          </li>
        ))}
      </ul>
      <PartList read={read} />
      <Prose markdown={read.test.instructions} />
    </Card>
  );
}

function Instructions({ test }: { test: ExamList['tests'][number] }) {
  const signedIn = useSession((session) => session.learnerId !== null);
  const owner = useOwner();
  const localAttempts = useLocalAttempts(owner);
  const query = useQuery(examQuestions(test.id));
  const read = query.data;
  const state = listState(test.attempt, localAttempts?.get(test.id) ?? null, Date.now());
  const isAgain = state.kind !== 'new' && state.kind !== 'under_way';
  return (
    <>
      <PlacementStatus state={state} test={test} />
      <Loaded query={query} offlineText={PLACEMENT.offlineText}>
        {(loaded) => <WhatComes test={test} read={loaded} />}
      </Loaded>
      <section className="grid gap-4">
        <SectionHead title={PLACEMENT.checksTitle} />
        <div className="grid gap-4 md:grid-cols-2">
          {read?.test.sound_check && <SoundCheck src={read.test.sound_check} />}
          <MicrophoneCheck text={CHECKS.microphoneText} seconds={TRIAL_SECONDS} />
        </div>
        {owner && <SpeechModelOffer owner={owner} hears />}
      </section>
      {state.kind !== 'under_way' && (
        <div className="grid justify-items-start gap-2">
          <LinkButton size="lg" to={takePath(test.id)} className="max-sm:w-full">
            {isAgain ? PLACEMENT.again : PLACEMENT.begin}
          </LinkButton>
          <p className="text-sm text-muted">{PLACEMENT.beginNote}</p>
        </div>
      )}
      {!signedIn && (
        <div className="grid justify-items-start gap-2">
          <Button variant="secondary" onClick={() => openAuth('register', { inputTest: true })}>
            {PLACEMENT.save}
          </Button>
          <p className="text-sm text-muted">{PLACEMENT.saveNote}</p>
        </div>
      )}
    </>
  );
}

/** What the placement test is, with a check of sound and microphone. */
export function Component() {
  const { query, test } = usePlacementExam();
  return (
    <Page>
      <title>{pageTitle(PLACEMENT.title)}</title>
      <PageHeader title={PLACEMENT.title} text={PLACEMENT.text} />
      {test ? <Instructions test={test} /> : <NoPlacement query={query} />}
    </Page>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { conversationLevels } from '#src/shared/queries/conversation-course.ts';
import { sceneList } from '#src/shared/queries/scenes.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { INTRODUCTION } from '../messages/introduction.ts';
import { guestChoices } from '../model/introduction-draft.ts';
import { RESULT_PATH } from '../model/introduction-path.ts';
import { useIntroductionResult } from '../model/use-introduction-result.ts';
import { IntroductionResultView } from './introduction-result.tsx';
import { IntroductionView } from './introduction-view.tsx';
import { UnsavedResult } from './unsaved-result.tsx';
import { WithOptions } from './with-options.tsx';

interface ScreenProps {
  /** Null: a guest. */
  learner: string | null;
}

/** What the course shows without network right after the introduction. */
function useLoadAhead(learner: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    void client.prefetchQuery(conversationLevels());
    if (learner !== null) void client.prefetchQuery(sceneList());
  }, [client, learner]);
}

function Steps({ learner }: ScreenProps) {
  const navigate = useNavigate();
  useLoadAhead(learner);
  const toResult = (): void => void navigate(RESULT_PATH, { replace: true });
  return (
    <WithOptions>
      {(options) => <IntroductionView learner={learner} options={options} onDone={toResult} />}
    </WithOptions>
  );
}

function SavedResult({ learner }: { learner: string }) {
  const { result, options } = useIntroductionResult(learner);
  if (result === undefined || (result && !options)) return <LinesSkeleton />;
  return result && options ? (
    <IntroductionResultView options={options} result={result} />
  ) : (
    <Steps learner={learner} />
  );
}

function Result({ learner }: ScreenProps) {
  const [unsaved, setUnsaved] = useState(guestChoices);
  if (unsaved) {
    const steps = <Steps learner={learner} />;
    return <UnsavedResult {...{ learner, steps }} choices={unsaved} onSaved={() => setUnsaved(null)} />;
  }
  return learner === null ? <Steps learner={null} /> : <SavedResult learner={learner} />;
}

/** The introduction, or its result. */
export default function IntroductionScreen({ learner, isResult }: ScreenProps & { isResult: boolean }) {
  return (
    <>
      <title>{pageTitle(INTRODUCTION.title)}</title>
      <PageHeader
        title={INTRODUCTION.title}
        back={{ to: href('conversationGuest'), label: INTRODUCTION.leave }}
      />
      {isResult ? <Result learner={learner} /> : <Steps learner={learner} />}
    </>
  );
}

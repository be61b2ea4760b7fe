import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { conversationLevels, onboardingOptions } from '#src/shared/queries/conversation-course.ts';
import { sceneList } from '#src/shared/queries/scenes.ts';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { INTRODUCTION } from '../messages/introduction.ts';
import { useIntroductionResult } from '../model/use-introduction-result.ts';
import { IntroductionResultView } from './introduction-result.tsx';
import { IntroductionView } from './introduction-view.tsx';

const RESULT_PATH = href('conversationGuest', {}, { view: 'result' });

/** What the course shows without network right after the introduction. */
function useLoadAhead(): void {
  const client = useQueryClient();
  useEffect(() => {
    void client.prefetchQuery(conversationLevels());
    void client.prefetchQuery(sceneList());
  }, [client]);
}

function Steps({ owner }: { owner: string }) {
  const navigate = useNavigate();
  useLoadAhead();
  const { data, error, isError, refetch } = useQuery(onboardingOptions());
  if (data)
    return (
      <IntroductionView
        owner={owner}
        options={data}
        onDone={() => void navigate(RESULT_PATH, { replace: true })}
      />
    );
  if (!isError) return <LinesSkeleton />;
  return (
    <FailureState
      heading="h2"
      error={error}
      offlineText={INTRODUCTION.needsNetwork}
      onRetry={() => void refetch()}
    />
  );
}

function Result({ owner }: { owner: string }) {
  const { result, options } = useIntroductionResult(owner);
  if (result === undefined || (result && !options)) return <LinesSkeleton />;
  return result && options ? (
    <IntroductionResultView options={options} result={result} />
  ) : (
    <Steps owner={owner} />
  );
}

/** The introduction, or its result. */
export default function IntroductionScreen({ owner, isResult }: { owner: string; isResult: boolean }) {
  return (
    <>
      <title>{pageTitle(INTRODUCTION.title)}</title>
      <PageHeader
        title={INTRODUCTION.title}
        back={{ to: href('conversationGuest'), label: INTRODUCTION.leave }}
      />
      {isResult ? <Result owner={owner} /> : <Steps owner={owner} />}
    </>
  );
}

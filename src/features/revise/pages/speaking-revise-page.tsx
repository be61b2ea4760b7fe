import { useParams, useSearchParams } from 'react-router';
import { useReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ReviseFrame } from '../components/revise-frame.tsx';
import { RevisePlayer } from '../components/revise-player.tsx';
import { REVISE } from '../messages/revise.ts';
import { revisePath } from '../model/paths.ts';
import { isSpoken } from '../model/revise-answers.ts';
import { useRevisePages } from '../model/use-revise-pages.ts';

/** The spoken questions of a revise set, one at a time. */
export function Component() {
  const { id = '' } = useParams();
  const section = useSearchParams()[0].get('section');
  const pages = useRevisePages(id);
  const run = useReviseRun(pages.revise);
  const spoken = pages.questions.filter(isSpoken);
  const isWhole = pages.revise !== undefined && !pages.isMissing;
  // Which questions are spoken is known once all are loaded.
  const known = run && (isWhole || spoken.length > 0) ? pages.revise : undefined;
  return (
    <ReviseFrame id={id} name={REVISE.speakingName} pages={known ? pages : { ...pages, revise: undefined }}>
      {known && run ? (
        spoken.length > 0 ? (
          <RevisePlayer
            key={`${id} ${run.attemptId}`}
            revise={known}
            pages={{ ...pages, questions: spoken, total: spoken.length }}
            run={run}
            place={{ section }}
            completes={false}
          />
        ) : (
          <EmptyState
            illustration="listening"
            title={REVISE.noSpokenTitle}
            action={<LinkButton to={revisePath(id, { section })}>{REVISE.openAll}</LinkButton>}
          >
            {REVISE.noSpokenText}
          </EmptyState>
        )
      ) : null}
    </ReviseFrame>
  );
}

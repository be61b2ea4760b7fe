import { useParams, useSearchParams } from 'react-router';
import { useReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { ReviseFrame } from '../components/revise-frame.tsx';
import { RevisePlayer } from '../components/revise-player.tsx';
import { REVISE } from '../messages/revise.ts';
import { useRevisePages } from '../model/use-revise-pages.ts';

/** A revise set (`?section=…` of its lesson). */
export function Component() {
  const { id = '' } = useParams();
  const section = useSearchParams()[0].get('section');
  const pages = useRevisePages(id);
  const run = useReviseRun(pages.revise);
  return (
    <ReviseFrame id={id} name={REVISE.name} pages={pages}>
      {pages.revise && run && (
        <RevisePlayer
          key={`${id} ${run.attemptId}`}
          revise={pages.revise}
          pages={pages}
          run={run}
          place={{ section }}
        />
      )}
    </ReviseFrame>
  );
}

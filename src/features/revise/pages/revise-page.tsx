import { useParams, useSearchParams } from 'react-router';
import { ReviseFrame } from '../components/revise-frame.tsx';
import { RevisePlayer } from '../components/revise-player.tsx';
import { REVISE } from '../messages/revise.ts';
import { useRevisePages } from '../model/use-revise-pages.ts';
import { useReviseRun } from '../model/use-revise-run.ts';

/** A revise set (`?section=…` of its lesson). */
export function Component() {
  const { id = '' } = useParams();
  const section = useSearchParams()[0].get('section');
  const pages = useRevisePages(id);
  const go = useReviseRun(pages.revise);
  return (
    <ReviseFrame id={id} name={REVISE.name} pages={pages}>
      {pages.revise && go && (
        <RevisePlayer
          key={`${id} ${go.attemptId}`}
          revise={pages.revise}
          pages={pages}
          go={go}
          place={{ section }}
        />
      )}
    </ReviseFrame>
  );
}

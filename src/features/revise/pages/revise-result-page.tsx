import { useParams, useSearchParams } from 'react-router';
import { useReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { ReviseFrame } from '../components/revise-frame.tsx';
import { ReviseResult } from '../components/revise-result.tsx';
import { REVISE_RESULT } from '../messages/revise.ts';
import { useRevisePages } from '../model/use-revise-pages.ts';

/** The result of a revise set (`?section=…` of its lesson). */
export function Component() {
  const { id = '' } = useParams();
  const section = useSearchParams()[0].get('section');
  const pages = useRevisePages(id);
  const run = useReviseRun(pages.revise);
  return (
    <ReviseFrame id={id} name={REVISE_RESULT.name} pages={pages}>
      {pages.revise && run ? (
        <ReviseResult revise={pages.revise} pages={pages} run={run} place={{ section }} />
      ) : null}
    </ReviseFrame>
  );
}

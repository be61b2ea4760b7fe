import { MonitorSmartphone } from 'lucide-react';
import { formatMoment } from '#rules/text/formats.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Brought } from './bring-work.ts';
import { BROUGHT } from './messages/brought.ts';

interface BroughtHereProps {
  brought: Brought;
  /** Path of the result of an attempt. */
  resultOf?: (attemptId: string) => string;
}

/** The work was handed in elsewhere, and goes on here with what is not in that. */
function SubmittedWithout({
  attemptId,
  resultOf,
}: Pick<BroughtHereProps, 'resultOf'> & { attemptId: string }) {
  const { title, text, result } = BROUGHT.submittedWithout;
  return (
    <Notice tone="info" icon={MonitorSmartphone} title={title}>
      <p className="text-pretty">{text}</p>
      {resultOf && (
        <LinkButton variant="secondary" className="justify-self-start" to={resultOf(attemptId)}>
          {result}
        </LinkButton>
      )}
    </Notice>
  );
}

/** Tells the learner what became of their work on another device, and what was brought here; nothing where nothing was. */
export function BroughtHere({ brought, resultOf }: BroughtHereProps) {
  const { answers, lastAt, isElsewhere, ended, submittedAs } = brought;
  if (ended === 'given_up' || ended === 'restarted')
    return (
      <Notice tone="info" icon={MonitorSmartphone} title={BROUGHT[ended].title}>
        <p className="text-pretty">{BROUGHT[ended].text}</p>
      </Notice>
    );
  if (ended === null && submittedAs !== null)
    return <SubmittedWithout attemptId={submittedAs} {...(resultOf && { resultOf })} />;
  if (answers === 0) return null;
  return (
    <Notice tone="info" icon={MonitorSmartphone} title={isElsewhere ? BROUGHT.elsewhereTitle : BROUGHT.title}>
      <p className="text-pretty tabular-nums">{BROUGHT.text(answers, formatMoment(lastAt))}</p>
    </Notice>
  );
}

import { MonitorSmartphone } from 'lucide-react';
import { formatMoment } from '#rules/text/formats.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { Brought } from './bring-work.ts';
import { BROUGHT } from './messages/brought.ts';

/** Tells the learner what was brought here of their work on another device; nothing where nothing was. */
export function BroughtHere({ brought: { answers, lastAt, ended } }: { brought: Brought }) {
  if (ended === 'given_up' || ended === 'restarted')
    return (
      <Notice tone="info" icon={MonitorSmartphone} title={BROUGHT[ended].title}>
        <p className="text-pretty">{BROUGHT[ended].text}</p>
      </Notice>
    );
  if (answers === 0) return null;
  return (
    <Notice tone="info" icon={MonitorSmartphone} title={BROUGHT.title}>
      <p className="text-pretty tabular-nums">{BROUGHT.text(answers, formatMoment(lastAt))}</p>
    </Notice>
  );
}

import { Copy, MessageCircle } from 'lucide-react';
import { href } from '#contract/href.ts';
import { REPORT } from '#src/messages/diagnostics.ts';
import { ContactWays } from '#src/shared/contact/contact-ways.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { diagnosticsText } from '../model/diagnostics.ts';
import { useDiagnostics } from '../model/use-diagnostics.ts';
import { SystemState } from './system-state.tsx';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', REPORT.copied);
  } catch {
    // Also without HTTPS, where there is no clipboard.
    showToast('warning', REPORT.notCopied, LONG_TOAST_MS);
  }
}

/** State of the app on this device, and how to report a problem. */
export function SystemReport() {
  const { facts, busy, refresh } = useDiagnostics();
  const text = facts && diagnosticsText(facts);
  return (
    <>
      <SystemState facts={facts} busy={busy} onCheck={refresh} />
      <section className="grid gap-4">
        <SectionHead title={REPORT.sendTitle} />
        <ol className="grid list-decimal gap-2 pl-5 marker:text-brand-strong">
          {REPORT.steps.map((step) => (
            <li key={step} className="text-pretty">
              {step}
            </li>
          ))}
        </ol>
        <ContactWays />
        <div className="flex flex-wrap gap-3">
          <Button
            icon={Copy}
            disabled={!text}
            className="max-sm:w-full"
            onClick={() => void copy(text ?? '')}
          >
            {REPORT.copy}
          </Button>
          <LinkButton to={href('contact')} variant="secondary" icon={MessageCircle} className="max-sm:w-full">
            {REPORT.contact}
          </LinkButton>
        </div>
        {text && (
          <figure className="grid gap-2">
            <figcaption className="text-sm font-semibold text-muted">{REPORT.preview}</figcaption>
            <pre className="rounded-control bg-sunk p-4 font-sans text-sm break-words whitespace-pre-wrap select-text">
              {text}
            </pre>
          </figure>
        )}
      </section>
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Download, ScanSearch, Share2 } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import { CERTIFICATE } from '#src/messages/certificate.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { shareLink } from '#src/platform/browser/share-link.ts';
import { errorText } from '#src/platform/http/api-result.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { certificateFile } from '../api/certificates.ts';

interface CertificateActionsProps {
  course: string;
  issued: { id: string; serial: string; token: string };
}

async function share(course: string, address: string): Promise<void> {
  const outcome = await shareLink(CERTIFICATE.shareTitle(course), new URL(address, location.origin).href);
  if (outcome === 'copied') showToast('success', CERTIFICATE.linkCopied);
  if (outcome === 'failed') showToast('warning', CERTIFICATE.linkNotCopied, LONG_TOAST_MS);
}

/** Actions for an issued certificate: download, share, verify. */
export function CertificateActions({ course, issued }: CertificateActionsProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const address = `${href('verifyCertificate')}#${issued.token}`;
  const download = async () => {
    setBusy(true);
    setFailure('');
    try {
      const bytes = await client.fetchQuery(certificateFile(issued.id));
      saveFile(new Blob([bytes], { type: 'application/pdf' }), `${issued.serial}.pdf`);
      showToast('success', CERTIFICATE.downloaded);
    } catch (error) {
      setFailure(errorText(error, CERTIFICATE.downloadNeedsNetwork));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button icon={Download} busy={busy} className="max-sm:w-full" onClick={() => void download()}>
          {CERTIFICATE.download}
        </Button>
        <Button
          variant="secondary"
          icon={Share2}
          className="max-sm:w-full"
          onClick={() => void share(course, address)}
        >
          {CERTIFICATE.share}
        </Button>
        <LinkButton to={address} variant="secondary" icon={ScanSearch} className="max-sm:w-full">
          {CERTIFICATE.check}
        </LinkButton>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {busy ? CERTIFICATE.downloading : failure}
      </p>
    </div>
  );
}

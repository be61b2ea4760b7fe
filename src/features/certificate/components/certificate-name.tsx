import { useQuery } from '@tanstack/react-query';
import { PenLine, UserRound } from 'lucide-react';
import { href } from '#contract/href.ts';
import { CERTIFICATE } from '#src/messages/certificate.ts';
import { errorText } from '#src/platform/http/api-result.ts';
import { profile } from '#src/shared/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useReissue } from '../api/certificates.ts';

/** Replaces a certificate for which only the learner's name is missing. */
export const NamelessCertificate = () => (
  <Notice tone="info" title={CERTIFICATE.namelessTitle}>
    <p>{CERTIFICATE.namelessText}</p>
    <LinkButton to={href('profile')} icon={UserRound} className="mt-2 justify-self-start max-sm:w-full">
      {CERTIFICATE.addName}
    </LinkButton>
  </Notice>
);

/** Offers to reissue the certificate if the name in the profile has changed. */
export function OtherName({ id, name }: { id: string; name: string }) {
  const { data } = useQuery(profile());
  const reissue = useReissue();
  const now = data?.full_name.trim().replace(/\s+/g, ' ') ?? '';
  if (now === '' || now === name) return null;
  return (
    <Notice tone="info">
      <p>{CERTIFICATE.otherName(name, now)}</p>
      <p className="text-sm text-muted">{CERTIFICATE.reissueNote}</p>
      <Button
        variant="secondary"
        icon={PenLine}
        busy={reissue.isPending}
        className="mt-2 justify-self-start max-sm:w-full"
        onClick={() => reissue.mutate(id, { onSuccess: () => showToast('success', CERTIFICATE.reissued) })}
      >
        {CERTIFICATE.reissue}
      </Button>
      {reissue.isError && (
        <p role="alert" className="text-sm text-danger">
          {errorText(reissue.error, CERTIFICATE.reissueNeedsNetwork)}
        </p>
      )}
    </Notice>
  );
}

import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { readCertificateToken } from '#rules/certificate/certificate-token.ts';
import { VERIFY } from '#src/messages/certificate.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { AddressForm } from '../components/address-form.tsx';
import { VerifiedCertificate } from '../components/verified-certificate.tsx';

/** The part of the address after the `#`. The skip link does not change the certificate. */
function useToken(): string {
  const given = useLocation().hash.slice(1);
  const [token, setToken] = useState(given);
  if (given !== token && given !== 'main') setToken(given);
  return token === 'main' ? '' : token;
}

export function Component() {
  const token = useToken();
  const navigate = useNavigate();
  const certificate = useMemo(() => readCertificateToken(token), [token]);
  return (
    <Page>
      <title>{pageTitle(VERIFY.title)}</title>
      <PageHeader title={VERIFY.title} text={VERIFY.text} />
      {certificate && <VerifiedCertificate certificate={certificate} />}
      {!certificate && token !== '' && (
        <Notice tone="error" title={VERIFY.unreadable}>
          <p>{VERIFY.unreadableText}</p>
        </Notice>
      )}
      <AddressForm onGiven={(next) => void navigate(`${href('verifyCertificate')}#${next}`)} />
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { SignedCertificate } from '#rules/certificate/certificate-token.ts';
import { formatDate } from '#rules/text/formats.ts';
import { VERIFY } from '#src/messages/certificate.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { registerEntry } from '../api/certificate-keys.ts';
import { useVerdict } from '../model/use-verdict.ts';
import { sha256 } from '../model/verify-certificate.ts';

/** Whether a genuine certificate is still in the register: the only check that needs a network. */
function RegisterLine({ certificate }: { certificate: SignedCertificate }) {
  const { data, isError, isFetching } = useQuery(registerEntry(certificate.payload.serial));
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => void sha256(certificate.text).then(setHash), [certificate]);
  if (isError) return VERIFY.registerUnknown;
  if (!data || hash === null || isFetching) return VERIFY.registerAsking;
  return data.payload_sha256 === hash ? VERIFY.inRegister : VERIFY.notInRegister;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_1fr]">
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold break-words select-text">{children}</dd>
  </div>
);

function Facts({ certificate }: { certificate: SignedCertificate }) {
  const { payload } = certificate;
  const { name, course, completed_on, result, serial } = payload;
  return (
    <Card>
      <dl className="-my-2.5 divide-y divide-line">
        <Fact name={VERIFY.name}>{name}</Fact>
        <Fact name={VERIFY.course}>{course}</Fact>
        {payload.v === 1 ? (
          <Fact name={VERIFY.level}>{payload.level}</Fact>
        ) : (
          <Fact name={VERIFY.work}>{VERIFY.workOf(payload)}</Fact>
        )}
        <Fact name={VERIFY.completedOn}>{formatDate(completed_on)}</Fact>
        {result !== null && (
          <Fact name={VERIFY.result}>
            {payload.v === 1 ? VERIFY.resultOf(result) : VERIFY.resultOver(result, payload.needed)}
            {payload.v === 2 && payload.retaken !== undefined && (
              <span className="block font-normal">{VERIFY.retaken(payload.retaken, payload.needed)}</span>
            )}
          </Fact>
        )}
        <Fact name={VERIFY.serial}>{serial}</Fact>
        <Fact name={VERIFY.register}>
          <span role="status">
            <RegisterLine certificate={certificate} />
          </span>
        </Fact>
      </dl>
    </Card>
  );
}

/** The verdict on a certificate. Its contents are shown only if it is genuine. */
export function VerifiedCertificate({ certificate }: { certificate: SignedCertificate }) {
  const { state, retry } = useVerdict(certificate);
  switch (state) {
    case 'checking':
      return (
        <p role="status" className="text-muted">
          {VERIFY.checking}
        </p>
      );
    case 'genuine':
      return (
        <div className="grid gap-4">
          <Notice tone="success" title={VERIFY.genuine}>
            <p>{VERIFY.genuineText}</p>
          </Notice>
          <Facts certificate={certificate} />
          <p className="text-sm text-muted">{VERIFY.honest}</p>
        </div>
      );
    case 'forged':
      return (
        <Notice tone="error" title={VERIFY.forged}>
          <p>{VERIFY.forgedText}</p>
        </Notice>
      );
    case 'no-keys':
      return (
        <Notice tone="warning" title={VERIFY.noKeys}>
          <p>{VERIFY.noKeysText}</p>
          <Button variant="secondary" icon={RotateCw} className="mt-2 justify-self-start" onClick={retry}>
            {VERIFY.retry}
          </Button>
        </Notice>
      );
    case 'unsupported':
      return (
        <Notice tone="warning" title={VERIFY.unsupported}>
          <p>{VERIFY.unsupportedText}</p>
        </Notice>
      );
  }
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SignedCertificate } from '#rules/certificate/certificate-token.ts';
import { keys } from '../api/certificate-keys.ts';
import { type Verdict, verifyCertificate } from './verify-certificate.ts';

/** `no-keys`: the public keys are not on this device, or not those that this certificate needs. */
type State = Exclude<Verdict, 'unknown-key'> | 'checking' | 'no-keys';

/** What the signature of a certificate is worth. `retry` asks for the keys again. */
export function useVerdict(certificate: SignedCertificate): { state: State; retry: () => void } {
  const { data, isFetching, isError, refetch } = useQuery(keys());
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    setVerdict(null);
    if (!data) return;
    let current = true;
    void verifyCertificate(certificate, data.keys).then((found) => {
      if (current) setVerdict(found);
    });
    return () => {
      current = false;
    };
  }, [certificate, data]);
  const retry = () => void refetch();
  if (!data) return { state: isError ? 'no-keys' : 'checking', retry };
  // Keys stored a while ago may lack a new one; the server's own list of now may not.
  if (verdict === 'unknown-key')
    return { state: isFetching ? 'checking' : isError ? 'no-keys' : 'forged', retry };
  return { state: verdict ?? 'checking', retry };
}

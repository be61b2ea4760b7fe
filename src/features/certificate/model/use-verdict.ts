import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SignedCertificate } from '#rules/certificate/certificate-token.ts';
import { keys } from '../api/certificate-keys.ts';
import { type Verdict, verifyCertificate } from './verify-certificate.ts';

/** `no-keys`: the public keys that this certificate needs are not on this device. */
type State = Exclude<Verdict, 'unknown-key'> | 'checking' | 'no-keys';

/** Verifies the signature of a certificate. `retry` fetches the keys again. */
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
  // A cached list of keys may lack a new one, a fresh one may not.
  if (verdict === 'unknown-key')
    return { state: isFetching ? 'checking' : isError ? 'no-keys' : 'forged', retry };
  return { state: verdict ?? 'checking', retry };
}

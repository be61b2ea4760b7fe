import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SignedCertificate } from '#rules/certificate/certificate-token.ts';
import { VERIFY } from '#src/messages/certificate.ts';
import { registerEntry } from '../api/certificate-keys.ts';
import { sha256 } from '../model/verify-certificate.ts';

/** Whether a genuine certificate is still in the register: the only check that needs a network. */
export function RegisterLine({ certificate }: { certificate: SignedCertificate }) {
  const { data, isError, isFetching } = useQuery(registerEntry(certificate.payload.serial));
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => void sha256(certificate.text).then(setHash), [certificate]);
  if (isError) return VERIFY.registerUnknown;
  if (!data || hash === null || isFetching) return VERIFY.registerAsking;
  return data.payload_sha256 === hash ? VERIFY.inRegister : VERIFY.notInRegister;
}

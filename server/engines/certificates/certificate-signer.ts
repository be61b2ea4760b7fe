import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { openSigner, type Signer } from '#server/engines/signing/ed25519-signer.ts';

export type CertificateSigner = Signer;

/** The key of `CERTIFICATE_PRIVATE_KEY`, else the one in `DATA_DIR`, created on the first start. */
export const openCertificateSigner = (
  config: Pick<Config, 'DATA_DIR' | 'CERTIFICATE_PRIVATE_KEY'>,
): CertificateSigner =>
  openSigner(config.CERTIFICATE_PRIVATE_KEY, join(config.DATA_DIR, 'certificate-key.pem'));

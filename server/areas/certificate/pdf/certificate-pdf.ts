import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { CertificatePayload } from '#contract/certificate.ts';
import { certificateToken } from '#rules/certificate/certificate-token.ts';
import type { CertificateSigner } from '#server/engines/certificates/certificate-signer.ts';
import { CERTIFICATE_PDF as WORDS } from '#src/messages/certificate.ts';
import { drawCertificate } from './draw-certificate.ts';
import { fontFiles } from './fonts.ts';

interface SealedCertificate {
  payload: CertificatePayload;
  /** The exact text that was signed, and its signature. */
  text: string;
  signature: string;
  /** Verification page, without its fragment. */
  address: string;
  /** When it was issued. */
  at: Date;
}

/**
 * A certificate as a PDF: page, QR code and attachment hold payload and signature. Its last line is a comment
 * with a signature over every byte before it, so that nothing on the page can be redrawn either.
 */
export async function certificatePdf(
  { payload, text, signature, address, at }: SealedCertificate,
  signer: CertificateSigner,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'vi-VN',
    tagged: true,
    displayTitle: true,
    info: {
      Title: WORDS.fileTitle(payload.course, payload.name),
      Author: 'Luyện',
      CreationDate: at,
      ModDate: at,
    },
  });
  for (const [name, file] of fontFiles()) doc.registerFont(name, file);
  drawCertificate(doc, payload, `${address}#${certificateToken(text, signature)}`);
  doc.file(Buffer.from(JSON.stringify({ payload: text, signature })), {
    name: 'chung-nhan.json',
    type: 'application/json',
    description: WORDS.attachment,
    creationDate: at,
    modifiedDate: at,
  });
  doc.end();
  const file = Buffer.concat([await buffer(doc), Buffer.from('\n')]);
  const line = `%luyen-signature ${signer.keyId} ${signer.sign(file)}\n`;
  return Buffer.concat([file, Buffer.from(line)]);
}

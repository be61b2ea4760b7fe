import { encode } from 'uqr';
import type { CertificatePayload } from '#contract/certificate.ts';
import { formatDate } from '#rules/text/formats.ts';
import { CERTIFICATE_PDF as WORDS } from '#src/messages/certificate.ts';
import { setFitted, setLine } from './set-text.ts';

type Pdf = PDFKit.PDFDocument;

/** A4 landscape, points. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const MIDDLE = WIDTH / 2;
const EDGE = 28;
const INSET = 72;

/** The light theme's colours: paper has no dark mode. */
const COLOR = {
  paper: '#fffbf7',
  white: '#ffffff',
  soft: '#fff0e2',
  brand: '#f97316',
  deep: '#c2410c',
  tip: '#ffd9b8',
  line: '#eae0d6',
  ink: '#1c1917',
  muted: '#57504a',
} as const;

/** The sweep of the icon, over the whole foot of the page. */
function drawBackground(doc: Pdf): void {
  doc.rect(0, 0, WIDTH, HEIGHT).fill(COLOR.paper);
  doc
    .path(`M0 ${HEIGHT - 118}C260 ${HEIGHT - 40} 620 ${HEIGHT - 96} ${WIDTH} ${HEIGHT - 230}V${HEIGHT}H0Z`)
    .fill(COLOR.soft);
  doc
    .path(`M0 ${HEIGHT - 34}C280 ${HEIGHT - 4} 620 ${HEIGHT - 22} ${WIDTH} ${HEIGHT - 96}V${HEIGHT}H0Z`)
    .fill(COLOR.brand);
  doc
    .roundedRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 14)
    .lineWidth(1)
    .stroke(COLOR.line);
  doc.roundedRect(EDGE, EDGE, WIDTH - 2 * EDGE, 5, 2.5).fill(COLOR.brand);
}

/** The same drawing as `public/favicon.svg`. */
function drawLogo(doc: Pdf, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 512);
  doc.roundedRect(0, 0, 512, 512, 116).fill(COLOR.deep);
  doc.save().roundedRect(0, 0, 512, 512, 116).clip();
  doc.path('M0 396C150 420 372 372 512 268V512H0Z').fill(COLOR.brand);
  doc.restore();
  doc.lineCap('round').lineJoin('round');
  doc.path('M186 128v208a48 48 0 0 0 48 48h112').lineWidth(60).stroke(COLOR.white);
  doc.path('M274 246l82-82').lineWidth(52).stroke(COLOR.tip);
  doc.restore();
}

/** A QR code with its quiet zone, on white. `size`: its side, points. */
function drawCode(doc: Pdf, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'L', boostEcc: true, border: 4 });
  const module = size / data.length;
  doc.roundedRect(x, y, size, size, 8).fill(COLOR.white);
  for (const [row, signs] of data.entries()) {
    for (const [column, dark] of signs.entries()) {
      // Slightly wider than the grid, or a viewer shows the seams.
      if (dark) doc.rect(x + column * module, y + row * module, module + 0.05, module + 0.05);
    }
  }
  doc.fill(COLOR.ink);
}

type AddElement = (tag: 'H1' | 'P', draw: () => void) => void;

function drawFacts(doc: Pdf, addElement: AddElement, payload: CertificatePayload, y: number): void {
  const facts: [string, string][] = [
    [WORDS.date, formatDate(payload.completed_on)],
    ...(payload.result === null ? [] : [[WORDS.result, WORDS.resultOf(payload.result)] as [string, string]]),
    [WORDS.serial, payload.serial],
  ];
  for (const [index, [name, value]] of facts.entries()) {
    const x = INSET + index * 132;
    addElement('P', () => {
      setLine(doc, name, x, y, { weight: 400, size: 10, color: COLOR.muted });
      setLine(doc, value, x, y + 19, { weight: 600, size: 14, color: COLOR.ink });
    });
  }
}

function drawTitle(doc: Pdf, addElement: AddElement): void {
  const centre = { align: 'center' } as const;
  addElement('H1', () => {
    setLine(doc, WORDS.title, MIDDLE, 152, {
      ...centre,
      weight: 700,
      size: 44,
      color: COLOR.deep,
      spacing: 5,
    });
    setLine(doc, WORDS.subtitle, MIDDLE, 178, {
      ...centre,
      weight: 600,
      size: 14,
      color: COLOR.muted,
      spacing: 3,
    });
  });
}

function drawLearner(doc: Pdf, addElement: AddElement, payload: CertificatePayload): void {
  const { name, course } = payload;
  const small = { align: 'center', weight: 400, size: 13, color: COLOR.muted } as const;
  const large = { align: 'center', color: COLOR.ink } as const;
  addElement('P', () => setLine(doc, WORDS.given, MIDDLE, 222, small));
  addElement('P', () => {
    const place = { x: MIDDLE, y: 270, width: 620, lines: 1 };
    setFitted(doc, name, place, { ...large, weight: 700, size: 38, minSize: 15 });
  });
  addElement('P', () => setLine(doc, WORDS.completed, MIDDLE, 324, small));
  addElement('P', () => {
    const place = { x: MIDDLE, y: 360, width: 620, lines: 1 };
    setFitted(doc, course, place, { ...large, color: COLOR.deep, weight: 600, size: 25, minSize: 13 });
  });
  if (payload.v === 1) return;
  addElement('P', () =>
    setLine(doc, WORDS.work(payload), MIDDLE, 388, { ...small, weight: 600, color: COLOR.ink }),
  );
}

/**
 * The whole page, tagged so that screen readers read it in order and skip decoration. `address`: where the
 * certificate can be verified, including payload and signature.
 */
export function drawCertificate(doc: Pdf, payload: CertificatePayload, address: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  drawBackground(doc);
  drawLogo(doc, INSET, 58, 38);
  doc.roundedRect(MIDDLE - 60, 288, 120, 3, 1.5).fill(COLOR.brand);
  doc.endMarkedContent();
  const root = doc.struct('Document');
  doc.addStructure(root);
  const addElement: AddElement = (tag, draw) => void root.add(doc.struct(tag, {}, draw));
  addElement('P', () => setLine(doc, 'Luyện', INSET + 48, 85, { weight: 700, size: 22, color: COLOR.ink }));
  drawTitle(doc, addElement);
  drawLearner(doc, addElement, payload);
  drawFacts(doc, addElement, payload, 448);
  const note = { weight: 400, size: 9.5, color: COLOR.muted } as const;
  addElement('P', () => setLine(doc, WORDS.honest, INSET, 496, note));
  addElement('P', () => setLine(doc, WORDS.scanText, INSET, 511, note));
  if (payload.v === 2 && payload.retaken !== undefined) {
    const words = WORDS.retaken(payload.retaken, payload.needed);
    addElement('P', () => setLine(doc, words, INSET, 526, note));
  }
  const side = 126;
  const left = WIDTH - INSET - side;
  const caption = { align: 'center', weight: 600, size: 11, color: COLOR.ink } as const;
  addElement('P', () => setLine(doc, WORDS.scan, left + side / 2, 385, caption));
  root.add(doc.struct('Figure', { alt: WORDS.codeAlt }, () => drawCode(doc, address, left, 393, side)));
  root.end();
}

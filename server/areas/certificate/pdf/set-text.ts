import { fontRuns, type Weight } from './fonts.ts';

interface TextStyle {
  weight: Weight;
  /** Points. */
  size: number;
  color: string;
  align?: 'left' | 'center' | 'right';
  /** Points between letters. */
  spacing?: number;
}

type Pdf = PDFKit.PDFDocument;

function widthOf(doc: Pdf, text: string, { weight, size, spacing = 0 }: TextStyle): number {
  return fontRuns(text, weight).reduce(
    (sum, run) =>
      sum + doc.font(run.font).fontSize(size).widthOfString(run.text, { characterSpacing: spacing }),
    0,
  );
}

/** Sets one line. `x`: its left edge, middle or right edge, by `align`; `y`: its baseline, points. */
export function setLine(doc: Pdf, text: string, x: number, y: number, style: TextStyle): void {
  const { weight, size, color, align = 'left', spacing = 0 } = style;
  const width = align === 'left' ? 0 : widthOf(doc, text, style);
  let at = x - (align === 'center' ? width / 2 : width);
  for (const run of fontRuns(text, weight)) {
    const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing } as const;
    doc.font(run.font).fontSize(size).fillColor(color).text(run.text, at, y, options);
    at += doc.widthOfString(run.text, { characterSpacing: spacing });
  }
}

function wrapLines(doc: Pdf, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(doc, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Sets a text that may be long: as large as fits into `width` on so many lines, down to `minSize` points.
 * Anything longer is cut with an ellipsis; the signed payload has all of it. `y`: the baseline of the last
 * line.
 */
export function setFitted(
  doc: Pdf,
  text: string,
  place: { x: number; y: number; width: number; lines: number },
  style: TextStyle & { minSize: number },
): void {
  let fitted = { ...style };
  const fits = (lines: string[]): boolean =>
    lines.length <= place.lines && lines.every((line) => widthOf(doc, line, fitted) <= place.width);
  let lines = wrapLines(doc, text, { ...fitted }, place.width);
  while (!fits(lines) && fitted.size > style.minSize) {
    fitted = { ...fitted, size: fitted.size - 1 };
    lines = wrapLines(doc, text, fitted, place.width);
  }
  if (!fits(lines)) {
    lines = lines.slice(0, place.lines).map((line, index, all) => {
      let cut = line;
      const isLast = index === all.length - 1;
      while (cut.length > 1 && widthOf(doc, `${cut}…`, fitted) > place.width) cut = cut.slice(0, -1);
      return isLast || cut !== line ? `${cut}…` : cut;
    });
  }
  for (const [index, line] of lines.entries()) {
    setLine(doc, line, place.x, place.y - (lines.length - 1 - index) * fitted.size * 1.3, fitted);
  }
}

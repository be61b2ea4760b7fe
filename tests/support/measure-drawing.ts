/** A class that gives a shape its colour. */
const COLOUR = /^(?:fill|stroke|text|bg)-(?!none$)(?<token>[a-z][\w-]*)$/;

/** A drawing as rendered: its markup in bytes, and the tokens that colour its shapes. */
export function measureDrawing(markup: string): { bytes: number; colours: string[] } {
  const found = [...markup.matchAll(/class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .flatMap((name) => COLOUR.exec(name)?.groups?.token ?? [])
    // Of the text around, which a drawing with grounds of its own names itself.
    .filter((token) => token !== 'current');
  return { bytes: Buffer.byteLength(markup), colours: [...new Set(found)].toSorted() };
}

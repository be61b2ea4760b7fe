/** What a drawing weighs and how many colours it has; see decision 064. */
export const DRAWING_LIMITS = { bytes: 6_144, colours: 6 } as const;

/** A class that gives a shape its colour. */
const COLOUR = /^(?:fill|stroke|text)-(?!none$)(?<token>[a-z][\w-]*)$/;

/** A drawing as rendered: its markup in bytes, and the tokens that colour its shapes. */
export function measureDrawing(svg: Element): { bytes: number; colours: string[] } {
  const found = [svg, ...svg.querySelectorAll('*')]
    .flatMap((each) => [...each.classList])
    .flatMap((name) => COLOUR.exec(name)?.groups?.token ?? []);
  return {
    bytes: new TextEncoder().encode(svg.outerHTML).length,
    colours: [...new Set(found)].toSorted(),
  };
}

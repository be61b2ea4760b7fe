/** Where in a lesson the set stands, as the address says it. */
export interface RevisePlace {
  section: string | null;
}

const withSection = (path: string, { section }: RevisePlace): string =>
  section === null ? path : `${path}?${new URLSearchParams({ section })}`;

export const revisePath = (id: string, place: RevisePlace): string =>
  withSection(`/revise/${encodeURIComponent(id)}`, place);
export const resultPath = (id: string, place: RevisePlace): string =>
  withSection(`/revise-result/${encodeURIComponent(id)}`, place);
export const speakingPath = (id: string, place: RevisePlace): string =>
  withSection(`/speaking-revise/${encodeURIComponent(id)}`, place);

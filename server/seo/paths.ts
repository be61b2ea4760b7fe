/** Pages at one address each, whatever the content holds; in the order of the foot of the page. */
export const FIXED_PATHS = [
  '/view-roadmap',
  '/blog',
  '/payments',
  '/output-commit',
  '/terms-conditions',
  '/contact',
] as const;

export type FixedPath = (typeof FIXED_PATHS)[number];

export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;
export const sheetPath = (id: string): string => `/phieu/${encodeURIComponent(id)}`;
export const coursePath = (id: string): string => `/course-detail/${encodeURIComponent(id)}`;

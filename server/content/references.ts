import type { SectionKind } from '#contract/lesson.ts';
import { PAGE_PATHS, type PageName } from '#contract/pages.ts';
import { markdownLinks } from './markdown-links.ts';
import type { ProblemReport } from './problem-report.ts';

/** Kinds of content that a reference may target. */
export type TargetKind = SectionKind | 'course' | 'lesson' | 'blog_post' | 'media';

interface Reference {
  kind: TargetKind;
  id: string;
  file: string;
  line: number;
  /** Referenced as a section of a lesson rather than by a link. */
  isSection: boolean;
}

const ofPage = (page: PageName): RegExp => new RegExp(`^${PAGE_PATHS[page].replace(/:\w+\??/, '([^/?#]+)')}`);

const TARGETS: readonly (readonly [TargetKind, RegExp])[] = [
  ['study_sheet', ofPage('studySheet')],
  ['study_sheet', ofPage('oldStudySheet')],
  ['blog_post', ofPage('article')],
  ['media', /^\/media\/([^?#]+)/],
  ['lesson', ofPage('lesson')],
  ['practice', ofPage('practice')],
  ['revise', ofPage('revise')],
  ['course', ofPage('course')],
  ['course', ofPage('courseOverview')],
];
/** Pages that stand where another would have an id. */
const NO_ID: ReadonlySet<string> = new Set([PAGE_PATHS.taggedArticles, PAGE_PATHS.waitingResult]);
const ELSEWHERE = /^(?:https:\/\/|mailto:|tel:|#|\/(?!\/))/;

/** All references in a pack, to detect broken ones and unreferenced content. */
export class References {
  readonly #all: Reference[] = [];
  readonly #problems: ProblemReport;

  constructor(problems: ProblemReport) {
    this.#problems = problems;
  }

  addSection(kind: TargetKind, id: string, file: string, line: number): void {
    this.#all.push({ kind, id, file, line, isSection: true });
  }

  addAddress(href: string, file: string, line: number): void {
    const [path = ''] = href.split(/[?#]/);
    const target = TARGETS.map(([kind, pattern]) => ({ kind, id: pattern.exec(href)?.[1] })).find(
      ({ id }) => id,
    );
    if (target?.id !== undefined && !NO_ID.has(path)) {
      this.#all.push({ kind: target.kind, id: target.id, file, line, isSection: false });
    } else if (!ELSEWHERE.test(href)) {
      this.#problems.add(file, line, `The link "${href}" must begin with / or https://`);
    }
  }

  /** Adds the links of Markdown that starts at line `firstLine` of the file. */
  addMarkdown(text: string, file: string, firstLine: number): void {
    for (const { href, line } of markdownLinks(text)) this.addAddress(href, file, firstLine + line);
  }

  sectionsOf(kind: TargetKind, id: string): Reference[] {
    return this.#all.filter(
      (reference) => reference.isSection && reference.kind === kind && reference.id === id,
    );
  }

  isPointedAt(kind: TargetKind, id: string): boolean {
    return this.#all.some((reference) => reference.kind === kind && reference.id === id);
  }

  /** Reports every reference to something missing from the pack. */
  reportBroken(exists: (kind: TargetKind, id: string) => boolean): void {
    for (const { kind, id, file, line } of this.#all) {
      if (!exists(kind, id))
        this.#problems.add(file, line, `Points at ${kind} "${id}", which the pack does not have`);
    }
  }
}

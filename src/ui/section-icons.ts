import {
  BookOpenText,
  Dumbbell,
  FileText,
  type LucideIcon,
  MessagesSquare,
  Repeat2,
  Video,
} from 'lucide-react';
import type { Section } from '#contract/lesson.ts';

/** The icon of each kind of section. */
export const SECTION_ICONS: Record<Section['kind'], LucideIcon> = {
  study_sheet: BookOpenText,
  video: Video,
  doc: FileText,
  revise: Repeat2,
  practice: Dumbbell,
  duet_video: MessagesSquare,
};

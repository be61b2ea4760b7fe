import { BookOpen, Headphones, type LucideIcon, Mic, PenLine, SpellCheck } from 'lucide-react';
import type { LessonSkill } from '#contract/course-offers.ts';

/** Colour is never the only cue: each skill has its icon, and its word or its drawing. */
export const SKILL_LOOKS: Record<LessonSkill, { icon: LucideIcon; text: string; soft: string }> = {
  listening: { icon: Headphones, text: 'text-skill-listening', soft: 'bg-skill-listening-soft' },
  reading: { icon: BookOpen, text: 'text-skill-reading', soft: 'bg-skill-reading-soft' },
  writing: { icon: PenLine, text: 'text-skill-writing', soft: 'bg-skill-writing-soft' },
  speaking: { icon: Mic, text: 'text-skill-speaking', soft: 'bg-skill-speaking-soft' },
  language: { icon: SpellCheck, text: 'text-skill-language', soft: 'bg-skill-language-soft' },
};

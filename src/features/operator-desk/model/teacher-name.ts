import type { DeskClass } from '#contract/operator-classes.ts';
import { CLASSES } from '../messages/classes.ts';

/** Who teaches a class; somebody without the role any more is marked. */
export function teacherName(teacher: DeskClass['teacher']): string {
  if (teacher === null) return CLASSES.noTeacher;
  return teacher.is_active ? teacher.name : CLASSES.notTeacher(teacher.name);
}

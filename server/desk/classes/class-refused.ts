import { DeskRefused } from '../desk-refused.ts';
import { REFUSAL_WORDS } from './refusal-words.ts';

const REFUSALS = [
  'already_member',
  'already_set',
  'bad_level',
  'bad_link',
  'bad_text',
  'bad_time',
  'changed_meanwhile',
  'class_closed',
  'code_taken',
  'in_past',
  'lesson_cancelled',
  'lesson_not_begun',
  'lesson_over',
  'no_teacher',
  'not_a_member',
  'overlaps',
  'too_many',
  'unknown_class',
  'unknown_exercise',
  'unknown_homework',
  'unknown_learner',
  'unknown_lesson',
  'unknown_material',
  'unknown_note',
] as const;
export type ClassRefusal = (typeof REFUSALS)[number];

/** Why a class was not changed: a code for programs, and a line for the operator. */
export class ClassRefused extends DeskRefused {
  override name = 'ClassRefused';
  readonly code: ClassRefusal;

  constructor(code: ClassRefusal, message: string) {
    super(message, {
      code: code.startsWith('unknown_') ? 'NOT_FOUND' : 'CLASS_REFUSED',
      words: REFUSAL_WORDS[code],
    });
    this.code = code;
  }
}

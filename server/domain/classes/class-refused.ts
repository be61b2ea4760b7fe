import { DeskRefused } from '../staff/desk-refused.ts';
import { type ClassRefusal, REFUSAL_WORDS } from './refusal-words.ts';

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

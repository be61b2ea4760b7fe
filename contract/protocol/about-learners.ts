import type { z } from 'zod/mini';

type Schema = z.core.$ZodType;

/** Exists for the compiler only. */
declare const ABOUT_NOBODY: unique symbol;
interface AboutNobody {
  readonly [ABOUT_NOBODY]: true;
}

/**
 * Says that a text tells nothing about a learner, wherever it stands: titles of content, classes and the site of the
 * centre, members of staff in their work. Any other text in a response to staff counts as somebody's.
 */
export const aboutNobody = <S extends Schema>(schema: S): S & AboutNobody => schema as S & AboutNobody;

/** Numbers, choices and ids tell nothing by themselves. */
type Plain = { type: 'number' | 'int' | 'boolean' | 'null' | 'enum' | 'literal' } | { format: 'uuid' };
type Wrapper = { type: 'nullable' | 'optional' | 'default' };

/** The id of a learner does, and so do fields that are not listed. */
type PersonalFields<Shape, Output> = string extends keyof Output
  ? 'any field'
  : {
      [K in keyof Shape]: K extends 'learner_id' ? K : [PersonalIn<Shape[K]>] extends [never] ? never : K;
    }[keyof Shape];

type PersonalInDef<Def, Output> = Def extends Plain
  ? never
  : Def extends { type: 'object'; shape: infer Shape }
    ? PersonalFields<Shape, Output>
    : Def extends { type: 'array'; element: infer Each }
      ? PersonalIn<Each>
      : Def extends Wrapper & { innerType: infer Inner }
        ? PersonalIn<Inner>
        : Def extends { type: 'union'; options: readonly (infer Option)[] }
          ? PersonalIn<Option>
          : 'text';

/** Fields of a response that tell something about a learner; `never` where there are none. */
type PersonalIn<S> = S extends AboutNobody
  ? never
  : S extends { _zod: { def: infer Def; output: infer Output } }
    ? PersonalInDef<Def, Output>
    : 'text';

/** Whom a call of staff may say it is about: what its response holds decides (decision 102). */
export type AboutOf<Response> = [PersonalIn<Response>] extends [never] ? 'learners' | 'nobody' : 'learners';

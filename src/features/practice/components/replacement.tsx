import type { EssayCorrection } from '#contract/writing-evaluation.ts';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';

/** The text of an error and what to write instead. */
export function Replacement({ correction }: { correction: Pick<EssayCorrection, 'text' | 'replacements'> }) {
  const { text, replacements } = correction;
  return (
    <p>
      <del lang="en" className="decoration-danger decoration-2">
        {text}
      </del>{' '}
      {replacements.length > 0 ? (
        <>
          <span aria-hidden="true">→ </span>
          <span className="sr-only">{ESSAY_REVIEW.write} </span>
          {replacements.map((replacement, index) => (
            <span key={replacement}>
              {index > 0 && ` ${ESSAY_REVIEW.or} `}
              <ins lang="en" className="font-semibold text-success no-underline">
                {replacement}
              </ins>
            </span>
          ))}
        </>
      ) : (
        <span className="text-muted">· {ESSAY_REVIEW.noReplacement}</span>
      )}
    </p>
  );
}

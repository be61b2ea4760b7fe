import { acceptedAlternatives } from '#rules/questions/answer-matching.ts';
import { QUESTION } from '../messages/questions.ts';
import { VerdictMark } from '../verdict-mark.tsx';
import { BlankInput } from './blank-input.tsx';

interface BlankProps {
  id: string;
  place: number;
  number: string;
  describedBy?: string | undefined;
  value: string;
  wordBank: string[] | null;
  usedAt: ReadonlyMap<string, readonly string[]>;
  tooLong: boolean;
  /** Whether it is right, and the accepted answers; in review. */
  review: { isRight: boolean; accepted: string } | null;
  onType?: ((text: string) => void) | undefined;
}

/** A numbered blank, in review with the right answer. */
export function Blank({ number, review, describedBy, ...rest }: BlankProps) {
  const reviewId = `${rest.id}-review`;
  const described = [review && reviewId, describedBy].filter(Boolean).join(' ');
  return (
    <span className="mx-1 inline-flex max-w-full flex-wrap items-center gap-x-1.5 align-middle">
      <span className="inline-flex max-w-full items-center gap-x-1.5">
        <span aria-hidden="true" className="text-sm font-semibold text-brand-strong">
          {number}
        </span>
        <BlankInput
          {...rest}
          number={number}
          describedBy={described || undefined}
          correct={review?.isRight ?? null}
        />
      </span>
      {review && (
        <span id={reviewId} className="inline-flex flex-wrap items-center gap-x-1.5">
          <VerdictMark verdict={review.isRight ? 'right' : 'wrong'} />
          {!review.isRight && (
            <span className="text-sm">
              {QUESTION.key}:{' '}
              <strong lang="en" className="text-success">
                {acceptedAlternatives(review.accepted).join(' / ')}
              </strong>
            </span>
          )}
        </span>
      )}
    </span>
  );
}

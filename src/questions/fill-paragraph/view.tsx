import { matchesAccepted } from '#rules/answer-matching.ts';
import { textPieces } from '#rules/questions/fill-paragraph/blanks.ts';
import { countWords } from '#rules/word-count.ts';
import type { QuestionViewProps } from '../question-view.ts';
import { BlankInput } from './blank-input.tsx';

export function FillParagraphView(props: QuestionViewProps<'fill_paragraph'>) {
  const { content, answer, answerKey, onChange } = props;
  const blanks = answer?.blanks ?? {};
  const limit = content.word_limit;
  return (
    <div className="grid gap-3">
      <p lang="en" className="text-lg leading-loose">
        {textPieces(content.text).map((piece) => {
          if (piece.kind === 'text') return piece.text;
          const { name } = piece;
          const value = blanks[name] ?? '';
          const keyed = answerKey?.blanks[name];
          const tooLong = limit !== null && countWords(value) > limit;
          const correct = keyed === undefined ? null : !tooLong && matchesAccepted(value, keyed);
          return (
            <span key={name} className="mx-1 inline-flex flex-wrap items-baseline gap-1">
              <BlankInput
                name={name}
                value={value}
                wordBank={content.word_bank}
                correct={correct}
                tooLong={tooLong}
                onType={
                  onChange &&
                  ((text) => onChange({ type_code: 'fill_paragraph', blanks: { ...blanks, [name]: text } }))
                }
              />
              {correct === false && keyed && (
                <span className="text-sm font-semibold text-success">{keyed.split('|').join(' / ')}</span>
              )}
            </span>
          );
        })}
      </p>
      {limit !== null && !answerKey && (
        <p className="text-sm text-muted">
          Mỗi chỗ trống không quá {limit} từ. Viết dài hơn là không có điểm.
        </p>
      )}
    </div>
  );
}

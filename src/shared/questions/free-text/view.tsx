import { TEXT_MAX } from '#contract/protocol/text.ts';
import { isRightText } from '#rules/questions/free-text/mark.ts';
import { limitedWords, withinWordLimit } from '#rules/questions/word-limit.ts';
import { QUESTION } from '../messages/questions.ts';
import type { QuestionViewProps } from '../question-view.ts';
import { textTone } from '../text-tone.ts';

export function FreeTextView(props: QuestionViewProps<'free_text'>) {
  const { content, answer, answerKey, labelledBy, onChange } = props;
  const text = answer?.text ?? '';
  const limit = content.word_limit;
  const tooLong = !withinWordLimit(text, limit);
  const correct = answerKey ? isRightText(content, answerKey, text) : null;
  return (
    <div className="grid gap-2">
      <input
        type="text"
        aria-labelledby={labelledBy}
        aria-invalid={tooLong || correct === false}
        value={text}
        readOnly={!onChange}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={TEXT_MAX.shortAnswer}
        placeholder={onChange ? QUESTION.answerHere : ''}
        onChange={(event) => onChange?.({ type_code: 'free_text', text: event.target.value })}
        className={`min-h-12 w-full rounded-sm border px-4 py-2 text-lg ${textTone(correct, tooLong)}`}
      />
      {limit !== null && !answerKey && (
        <p className={`text-sm ${tooLong ? 'font-semibold text-warning' : 'text-muted'}`}>
          {QUESTION.wordsOf(limitedWords(text), limit)}
          {tooLong && ` – ${QUESTION.tooLong}`}
        </p>
      )}
      {correct === false && answerKey && (
        <p className="text-sm">
          {QUESTION.key}:{' '}
          <strong className="text-success">{answerKey.accepted.split('|').join(' / ')}</strong>
        </p>
      )}
    </div>
  );
}

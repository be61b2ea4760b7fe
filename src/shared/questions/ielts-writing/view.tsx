import { TEXT_MAX } from '#contract/protocol/text.ts';
import { countWords } from '#rules/questions/word-count.ts';
import { ESSAY } from '../messages/questions.ts';
import type { QuestionViewProps } from '../question-view.ts';

export function WritingView(props: QuestionViewProps<'ielts_writing'>) {
  const { questionId, content, answer, labelledBy, onChange } = props;
  const text = answer?.u ?? '';
  const words = countWords(text);
  const countId = `${questionId}-words`;
  if (!onChange) {
    return (
      <p className="whitespace-pre-wrap rounded-card border border-line bg-surface p-4">
        {text || ESSAY.empty}
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <textarea
        aria-labelledby={labelledBy}
        aria-describedby={countId}
        lang="en"
        value={text}
        maxLength={TEXT_MAX.essay}
        rows={12}
        spellCheck={false}
        autoCorrect="off"
        placeholder={ESSAY.hint}
        onChange={(event) => onChange({ type_code: 'ielts_writing', u: event.target.value })}
        className="w-full rounded-control border border-line-strong bg-surface p-4 text-lg leading-relaxed"
      />
      <p id={countId} className={`text-sm ${words >= content.min_words ? 'text-success' : 'text-muted'}`}>
        {ESSAY.words(words, content.min_words)}
      </p>
    </div>
  );
}

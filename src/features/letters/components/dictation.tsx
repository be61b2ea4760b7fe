import { type FormEvent, useState } from 'react';
import { dictationSetId, type SpellingTopic } from '#contract/letters.ts';
import type { AnswerOf } from '#contract/question.ts';
import type { Revise } from '#contract/revise.ts';
import { isRightText } from '#rules/questions/free-text/mark.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import { useReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { HearButton } from '#src/shared/sounds/hear-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { LETTERS } from '../messages/letters.ts';

type Item = SpellingTopic['dictation'][number];

const setOf = ({ id, title }: SpellingTopic): Revise => ({
  id: dictationSetId(id),
  title,
  instructions: '',
  course_id: null,
  lesson_id: null,
  feedback: 'instant',
});
const isRight = ({ ask, accepted }: Item, text: string): boolean =>
  isRightText(
    { type_code: 'free_text', prompt: ask, word_limit: null },
    { type_code: 'free_text', accepted },
    text,
  );

interface OneProps {
  item: Item;
  listening: Listening;
  onAnswer: (text: string) => Promise<void>;
  onNext: () => void;
}

/** One item: heard, written, checked at once. */
function One({ item, listening, onAnswer, onNext }: OneProps) {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<string | null>(null);
  const { voices, said } = item;
  const check = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAnswer(text).then(
      () => setChecked(text),
      (error: unknown) => tellUnsaved(LETTERS.saveFailed, error),
    );
  };
  return (
    <form onSubmit={check} className="grid gap-3">
      <p>{item.ask}</p>
      <div className="flex flex-wrap gap-2">
        <HearButton
          {...{ listening, voices }}
          text={said}
          who="woman"
          label={LETTERS.hearItem}
          spokenLabel={LETTERS.hearItem}
        />
        <HearButton
          {...{ listening, voices }}
          text={said}
          who="woman"
          slow
          label={LETTERS.hearAgainSlow}
          spokenLabel={LETTERS.hearAgainSlow}
        />
      </div>
      <TextField
        label={LETTERS.answer}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={checked !== null}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status" className="grid gap-1">
        {checked !== null && (
          <>
            <p className={`font-semibold ${isRight(item, checked) ? 'text-success' : 'text-danger'}`}>
              {isRight(item, checked) ? LETTERS.right : LETTERS.wrong(item.accepted.split('|')[0] ?? '')}
            </p>
            <p className="text-sm text-muted">{LETTERS.said(said)}</p>
          </>
        )}
      </div>
      {checked === null ? (
        <Button type="submit" className="justify-self-start">
          {LETTERS.check}
        </Button>
      ) : (
        <Button className="justify-self-start" onClick={onNext}>
          {LETTERS.next}
        </Button>
      )}
    </form>
  );
}

/** What is heard of a topic is written down: kept on this device like every answer, marked at once. */
export function Dictation({ topic, listening }: { topic: SpellingTopic; listening: Listening }) {
  const [set] = useState(() => setOf(topic));
  const run = useReviseRun(set);
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const items = topic.dictation;
  const item = items[at];
  if (!run) return null;
  if (!item)
    return (
      <div className="grid gap-3">
        <p role="status" className="font-semibold">
          {LETTERS.done(right, items.length)}
        </p>
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setAt(0);
            setRight(0);
          }}
        >
          {LETTERS.again}
        </Button>
      </div>
    );
  const onAnswer = async (text: string): Promise<void> => {
    const answer: AnswerOf<'free_text'> = { type_code: 'free_text', text };
    await run.save({ id: item.id, position: at + 1 }, answer);
    if (isRight(item, text)) setRight(right + 1);
  };
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{LETTERS.item(at + 1, items.length)}</p>
      <One key={item.id} item={item} listening={listening} onAnswer={onAnswer} onNext={() => setAt(at + 1)} />
    </div>
  );
}

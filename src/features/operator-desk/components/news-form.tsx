import { type FormEvent, useState } from 'react';
import { href } from '#contract/href.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FieldError } from '#src/ui/field-error.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { sendNews } from '../api/operations.ts';
import { DESK } from '../messages/desk.ts';
import { OPERATIONS } from '../messages/operations.ts';

const WORDS = OPERATIONS.notices;
const fresh = () => ({ id: crypto.randomUUID(), title: '', text: '', path: href('home') });

/** Writes news; they are read once more before they go out, since they cannot be taken back. */
export function NewsForm() {
  const [news, setNews] = useState(fresh);
  const [step, setStep] = useState<'writing' | 'missing' | 'asked'>('writing');
  const send = useDeskAction({ act: () => sendNews(news), done: ({ learners }) => WORDS.sent(learners) });
  const change = (field: 'title' | 'text' | 'path') => (event: { target: { value: string } }) =>
    setNews((before) => ({ ...before, [field]: event.target.value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setStep(news.title.trim() === '' || news.text.trim() === '' ? 'missing' : 'asked');
  };
  const close = () => setStep('writing');
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-muted text-pretty">{WORDS.newsText}</p>
        <TextField
          label={WORDS.title}
          maxLength={TEXT_MAX.line}
          value={news.title}
          onChange={change('title')}
        />
        <TextField
          label={WORDS.text}
          maxLength={TEXT_MAX.shortAnswer}
          value={news.text}
          onChange={change('text')}
        />
        <TextField
          label={WORDS.path}
          hint={WORDS.pathHint}
          maxLength={TEXT_MAX.line}
          value={news.path}
          onChange={change('path')}
        />
        {step === 'missing' && <FieldError id="news-missing">{WORDS.missing}</FieldError>}
        <Button type="submit" className="justify-self-start">
          {WORDS.send}
        </Button>
      </form>
      {step === 'asked' && (
        <ConfirmDialog
          title={WORDS.confirmTitle}
          confirm={WORDS.send}
          cancel={DESK.cancel}
          busy={send.isPending}
          onClose={close}
          onConfirm={() => send.mutate(undefined, { onSettled: close, onSuccess: () => setNews(fresh()) })}
        >
          <p className="font-semibold [overflow-wrap:anywhere]">{news.title}</p>
          <p className="[overflow-wrap:anywhere]">{news.text}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

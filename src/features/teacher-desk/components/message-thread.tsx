import { useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { GRADING_MESSAGE_MAX, type GradingMessage } from '#contract/grading-message.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { DESK } from '../messages/desk.ts';

interface MessageThreadProps {
  owner: string;
  gradingId: string;
  title: string;
  messages: readonly GradingMessage[];
}

/** What teacher and learner wrote about a grade, and a field to write more. */
export function MessageThread({ owner, gradingId, title, messages }: MessageThreadProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'queued'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const send = (): void => {
    const words = text.trim();
    if (words === '') return;
    const body = { id: uuidv7(), grading_id: gradingId, text: words };
    saveCommand(ENDPOINTS.teacherDesk.message, { owner, body, label: title }).then(() => {
      setText('');
      setState('queued');
      setFailure(undefined);
    }, setFailure);
  };
  return (
    <div className="grid gap-3">
      {messages.length > 0 && (
        <ul className="grid gap-2">
          {messages.map((message) => (
            <li key={message.id} className="rounded-control bg-sunk p-3">
              <p className="text-sm font-semibold text-muted">
                {message.from === 'teacher' ? DESK.you : DESK.learner} · {formatMoment(message.at)}
              </p>
              <p className="whitespace-pre-line break-words">{message.text}</p>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className="text-sm font-semibold">
        {DESK.write}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={GRADING_MESSAGE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-full rounded-control border border-line-strong bg-surface px-4 py-3"
      />
      <Button variant="secondary" className="justify-self-start" onClick={send}>
        {DESK.send}
      </Button>
      {state === 'queued' && <Notice tone="success">{DESK.messageQueued}</Notice>}
      <UnsavedNotice what={DESK.saveFailed} error={failure} />
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { GRADING_MESSAGE_MAX, type GradingMessage } from '#contract/grading-message.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TeacherGrading } from '#contract/teacher-evaluation.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface GradeMessagesProps {
  owner: string;
  /** Label of the answer in the queue. */
  label: string;
  grading: TeacherGrading;
}

function Message({ message }: { message: GradingMessage }) {
  return (
    <li className="rounded-control bg-sunk p-3">
      <p className="text-sm font-semibold text-muted">
        {message.from === 'teacher' ? TEACHER.fromTeacher : TEACHER.fromYou} · {formatMoment(message.at)}
      </p>
      <p className="whitespace-pre-line break-words">{message.text}</p>
    </li>
  );
}

function AnswerField({ owner, label, grading }: GradeMessagesProps) {
  const [fieldId, hintId] = [useId(), useId()];
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const send = (): void => {
    const words = text.trim();
    if (words === '') return;
    const body = { id: uuidv7(), grading_id: grading.id, text: words };
    saveCommand(ENDPOINTS.teacherGrading.answerMessage, { owner, body, label }).catch(setFailure);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className="text-sm font-semibold">
        {TEACHER.answer}
      </label>
      <textarea
        id={fieldId}
        rows={2}
        maxLength={GRADING_MESSAGE_MAX}
        value={text}
        aria-describedby={hintId}
        onChange={({ target }) => setText(target.value)}
        className="w-full rounded-control border border-line-strong bg-surface px-4 py-3"
      />
      <p id={hintId} className="text-sm text-muted">
        {TEACHER.answerHint}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={send}>
        {TEACHER.answerSend}
      </Button>
      <UnsavedNotice what={TEACHER.saveFailed} error={failure} />
    </div>
  );
}

/** What the teacher wrote about a grade, and the learner's answer. Nothing while the teacher has not written. */
export function GradeMessages({ owner, label, grading }: GradeMessagesProps) {
  const client = useQueryClient();
  const { id, messages = [] } = grading;
  const read = useCallback(
    () => rowsOf([ENDPOINTS.teacherGrading.answerMessage], { owner, grading_id: id }),
    [owner, id],
  );
  const rows = useLive(read);
  const row = rows?.at(-1);
  const queued = (rows ?? []).filter(({ state }) => state === 'queued');
  useArrivals(new Map(queued.map((one) => [one.id, one.id])), () => void client.invalidateQueries());
  if (messages.length === 0) return null;
  const mayAnswer = messages.at(-1)?.from === 'teacher' && rows !== undefined && row?.state !== 'queued';
  return (
    <section className="grid gap-3">
      <h4 className="font-semibold">{TEACHER.messagesTitle}</h4>
      <ul className="grid gap-2">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      {row?.state === 'queued' && <Notice tone="success">{TEACHER.answerQueued}</Notice>}
      {row?.state === 'parked' && (
        <Notice tone="warning" title={TEACHER.answerParked}>
          <p>{row.lastMessage}</p>
        </Notice>
      )}
      {mayAnswer && <AnswerField owner={owner} label={label} grading={grading} />}
    </section>
  );
}

import { useReducer, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { REVISE } from '#src/messages/revise.ts';
import { readClock, saveCommand } from '#src/outbox/save-command.ts';
import { openAuth } from '#src/session/auth-dialog.ts';
import { useSession } from '#src/session/session.ts';
import { Notice } from '#src/ui/notice.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { REVISE_START, reviseFlow } from '../model/revise-flow.ts';
import { ReviseDone } from './revise-done.tsx';
import { ReviseQuestionCard } from './revise-question-card.tsx';

interface RevisePlayerProps {
  data: {
    revise: { id: string; title: string; lesson_id: string };
    questions: ReviseQuestion[];
  };
  sectionId: string | null;
}

/** A revise set, one question at a time: answer, check, see why, go on. */
export function RevisePlayer({ data: { revise, questions }, sectionId }: RevisePlayerProps) {
  const owner = useSession((session) => session.learnerId);
  const [flow, send] = useReducer(reviseFlow, REVISE_START);
  const [failed, setFailed] = useState(false);
  const question = questions[flow.index];

  const keep = async (save: () => Promise<unknown>): Promise<void> => {
    if (!owner) return;
    await save().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  const check = async (checked: ReviseQuestion, answer: Answer): Promise<void> => {
    await keep(async () =>
      saveCommand({
        owner: owner ?? '',
        operation: 'revise.submitQuestion',
        body: { revise_id: revise.id, question_id: checked.id, answer, ...(await readClock()) },
        label: `${revise.title}, câu ${checked.position}`,
      }),
    );
    send({ type: 'check', question: checked, answer });
  };
  const next = async (): Promise<void> => {
    if (flow.index + 1 === questions.length && sectionId) {
      await keep(async () =>
        saveCommand({
          owner: owner ?? '',
          operation: 'lesson.updateProgress',
          params: { id: revise.lesson_id },
          body: { section_id: sectionId, status: 2, ...(await readClock()) },
          label: revise.title,
          slot: `progress:${revise.lesson_id}:${sectionId}`,
        }),
      );
    }
    send({ type: 'next', total: questions.length });
  };

  if (flow.done || !question) {
    const correct = [...flow.checked.values()].filter(Boolean).length;
    return (
      <ReviseDone
        correct={correct}
        total={questions.length}
        lessonId={revise.lesson_id}
        onAgain={() => send({ type: 'again' })}
      />
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl flex-1 content-start gap-6 px-4 py-4">
      <ProgressBar
        value={flow.index}
        max={questions.length}
        label={REVISE.progress(flow.index + 1, questions.length)}
      />
      {!owner && (
        <Notice tone="info">
          {REVISE.guestNote}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={() => openAuth('register')}
          >
            {REVISE.register}
          </button>
        </Notice>
      )}
      {failed && <Notice tone="error">{REVISE.saveFailed}</Notice>}
      <ReviseQuestionCard
        key={question.id}
        question={question}
        correct={flow.checked.get(question.id) ?? null}
        saved={owner !== null && !failed}
        isLast={flow.index + 1 === questions.length}
        onCheck={(answer) => void check(question, answer)}
        onNext={() => void next()}
      />
    </div>
  );
}

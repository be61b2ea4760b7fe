import { Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import type { Dialogue } from '#src/shared/speaking/dialogue/use-dialogue.ts';
import { ExaminerFigure } from '#src/shared/speaking/examiner/examiner-figure.tsx';
import { submitSpoken } from '#src/shared/speaking/sets/submit-spoken.ts';
import { Button } from '#src/ui/button.tsx';
import { TOPIC_PRACTICE } from '../messages/topic-practice.ts';

/** After the last question: what is left, and handing in. */
export function PracticeEnd({ dialogue }: { dialogue: Dialogue }) {
  const { owner, attemptId, detail, answers, steps, conversation } = dialogue;
  const { set } = detail;
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const left = steps.filter(({ id }) => !answers.has(id));
  const done = steps.length - left.length;
  const submit = async (): Promise<void> => {
    setSending(true);
    try {
      await submitSpoken({ owner, attemptId, set, label: set.title_vi });
      await navigate(href('topicPracticeResult', { id: set.id }, { attempt: attemptId }), { replace: true });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="mx-auto grid w-full max-w-md flex-1 content-start justify-items-center gap-4 px-4 py-6 text-center">
      <ExaminerFigure level={conversation.voice.level} isListening={false} className="w-48" />
      <h2 className="text-xl font-semibold">{done > 0 ? TOPIC_PRACTICE.end.title : set.title_vi}</h2>
      <p className="text-muted text-pretty">
        {done === 0 && TOPIC_PRACTICE.end.none}
        {done > 0 &&
          (left.length === 0 ? TOPIC_PRACTICE.end.all(done) : TOPIC_PRACTICE.end.some(done, steps.length))}
      </p>
      {done > 0 && (
        <>
          <Button size="lg" icon={Send} busy={isSending} className="w-full" onClick={() => void submit()}>
            {TOPIC_PRACTICE.end.submit}
          </Button>
          <p className="text-sm text-muted">{TOPIC_PRACTICE.end.offline}</p>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {left.map(({ id, position }) => (
          <Button key={id} variant="secondary" onClick={() => dialogue.openStep(id)}>
            {TOPIC_PRACTICE.end.go(position)}
          </Button>
        ))}
      </div>
    </div>
  );
}

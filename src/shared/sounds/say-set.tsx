import { Check } from 'lucide-react';
import { useState } from 'react';
import type { TwoVoices } from '#contract/ipa-chart.ts';
import { GRADING_MODE, type QuestionContent } from '#contract/question.ts';
import type { Revise, ReviseQuestion } from '#contract/revise.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { useHeldRecorder } from '#src/shared/audio/use-held-recorder.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { SpokenQuestion } from '#src/shared/revise/spoken-question.tsx';
import { useReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { HearButton } from './hear-button.tsx';
import { SOUNDS } from './messages/sounds.ts';

/** Something to say: a question of the set. */
export interface Sayable {
  id: string;
  /** On the button that chooses it. */
  label: string;
  content: QuestionContent;
  /** Models of what is said, where they are not beside it already. */
  model?: { text: string; voices: TwoVoices };
}

/** A set that belongs to no course, as the server has it. */
export const spokenSet = (id: string, title: string): Revise => ({
  id,
  title,
  instructions: '',
  course_id: null,
  lesson_id: null,
  feedback: 'instant',
});

/** As the server has it, so that it can be said without having been fetched. */
const questionOf = (setId: string, { id, content }: Sayable, index: number): ReviseQuestion => ({
  id,
  position: index + 1,
  folder_id: `${setId}.1`,
  folder_name: '',
  question_id_stem: null,
  marks: 1,
  content,
  grading_object: GRADING_MODE.ai,
  answers: { type_code: content.type_code === 'voice' ? 'voice' : 'ielts_scripted_speaking' },
  explanation: null,
  last_answer: null,
  is_correct: null,
  ai_evaluation: null,
  is_expired: false,
});

interface SaySetProps {
  /** Id of the revise set. */
  id: string;
  title: string;
  items: readonly Sayable[];
  /** Id of the item to say, where something else chooses it, too. */
  chosen?: string | undefined;
  onChoose?: (id: string) => void;
}

/** The text of an item by a woman and a man. */
function Models({ text, voices }: { text: string; voices: TwoVoices }) {
  const listening = useListening();
  return (
    <div className="flex flex-wrap gap-2">
      <HearButton {...{ listening, text, voices }} who="woman" label={SOUNDS.short.woman} />
      <HearButton {...{ listening, text, voices }} who="man" label={SOUNDS.short.man} />
      <HearButton {...{ listening, text, voices }} who="woman" slow label={SOUNDS.short.slow} />
      {listening.isVoiceLacking && <p className="text-sm text-muted">{SOUNDS.noVoice}</p>}
    </div>
  );
}

/** Says the texts of a set one by one: kept on this device, scored here and then by the server. */
export function SaySet({ id, title, items, chosen: given, onChoose }: SaySetProps) {
  const recorder = useHeldRecorder();
  const [own, setOwn] = useState(items[0]?.id);
  const chosen = given ?? own;
  const choose = onChoose ?? setOwn;
  const [set] = useState(() => spokenSet(id, title));
  const run = useReviseRun(set);
  const index = items.findIndex((item) => item.id === chosen);
  const item = items[index];
  if (!run || !item) return null;
  const question = questionOf(id, item, index);
  return (
    <div className="grid gap-4">
      <fieldset aria-label={SOUNDS.choose} className="flex flex-wrap gap-2">
        {items.map(({ id: one, label }) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === chosen}
            onClick={() => choose(one)}
            className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold ${one === chosen ? 'border-brand-strong bg-brand-soft text-brand-strong' : 'border-line-strong bg-surface'}`}
          >
            <span lang="en">{label}</span>
            {run.answers.has(one) && (
              <>
                <Check aria-hidden="true" className="size-4 text-success" />
                <span className="sr-only">{SOUNDS.done}</span>
              </>
            )}
          </button>
        ))}
      </fieldset>
      {item.model && <Models key={item.model.text} {...item.model} />}
      <SpokenQuestion
        key={item.id}
        reviseId={id}
        question={question}
        run={run}
        answered={run.answers.get(item.id) ?? null}
        recorder={recorder}
        onAnswer={(answer) =>
          run.save(question, answer).catch((error: unknown) => {
            void tellUnsaved(SOUNDS.saveFailed, error);
            throw error;
          })
        }
      />
    </div>
  );
}

import { useState } from 'react';
import { type SpellingTopic, sayingSetId } from '#contract/letters.ts';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import { HearButton } from '#src/shared/sounds/hear-button.tsx';
import { SaySet } from '#src/shared/sounds/say-set.tsx';
import { Card } from '#src/ui/card.tsx';
import { LETTERS } from '../messages/letters.ts';
import { Dictation } from './dictation.tsx';

interface TopicProps {
  topic: SpellingTopic;
  listening: Listening;
}

function Saying({ topic, listening }: TopicProps) {
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {topic.saying.map(({ id, show, text, voices }) => (
          <li key={id}>
            <HearButton
              {...{ listening, voices, text }}
              who="man"
              label={show}
              spokenLabel={`${LETTERS.hearModel} ${show}`}
            />
          </li>
        ))}
      </ul>
      <SaySet
        id={sayingSetId(topic.id)}
        title={topic.title}
        items={topic.saying.map(({ id, show, text }) => ({
          id,
          label: show,
          content: { type_code: 'ielts_scripted_speaking', prompt: `**${show}**`, text, model_audio: null },
        }))}
      />
    </>
  );
}

/** Something that is spelt out loud: how, then heard and written, then said. */
export function Topic({ topic, listening }: TopicProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-card border border-line bg-surface"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center px-4 font-semibold">
        {topic.title}
      </summary>
      {isOpen && (
        <div className="grid gap-4 px-4 pb-4">
          <p className="text-pretty">{topic.tip}</p>
          <h3 className="font-semibold">{LETTERS.dictation}</h3>
          <Card>
            <Dictation topic={topic} listening={listening} />
          </Card>
          <h3 className="font-semibold">{LETTERS.say}</h3>
          <p className="text-sm text-muted">{LETTERS.sayText}</p>
          <Saying topic={topic} listening={listening} />
        </div>
      )}
    </details>
  );
}

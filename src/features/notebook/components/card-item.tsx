import { ChevronDown, Clock } from 'lucide-react';
import { useState } from 'react';
import type { NotebookCard } from '#contract/notebook.ts';
import { plannedDue, startOfDay } from '#rules/notebook/day-plan.ts';
import { NOTEBOOK, spanWords } from '#src/messages/notebook.ts';
import { AnyQuestion } from '#src/shared/questions/views.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SECTION_ICONS } from '#src/ui/section-icons.ts';
import { SkillTile } from '#src/ui/skill-pictures.tsx';
import { cardTitle } from '../model/answer-words.ts';
import { cardSkill } from '../model/card-skill.ts';
import { SoundTold, SoundWords } from './sound-face.tsx';
import { WordMeaning } from './word-face.tsx';

interface CardItemProps {
  card: NotebookCard;
  /** Milliseconds since 1970. */
  now: number;
  onRemove: (card: NotebookCard) => void;
}

function Content({ card }: { card: NotebookCard }) {
  if (card.kind === 'word') {
    const { ipa, context } = card.word;
    return (
      <div className="grid gap-3">
        {ipa && (
          <p lang="en-fonipa" className="text-muted">
            {ipa}
          </p>
        )}
        {context && (
          <blockquote lang="en" className="border-l-2 border-line pl-3">
            {context}
          </blockquote>
        )}
        <WordMeaning word={card.word} />
      </div>
    );
  }
  if (card.kind === 'sound')
    return (
      <div className="grid gap-3">
        <SoundWords sound={card.sound} />
        <SoundTold sound={card.sound} />
      </div>
    );
  const promptId = `${card.id}-prompt`;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{NOTEBOOK.from(card.exercise)}</p>
      <div id={promptId}>
        <Prose markdown={card.question.content.prompt} />
      </div>
      <AnyQuestion
        question={card.question}
        answer={card.wrong_answer}
        answerKey={card.answers}
        labelledBy={promptId}
      />
      {card.explanation && <Prose markdown={card.explanation} />}
    </div>
  );
}

/** A card in the list: its question and when it is due; all of it when opened. */
export function CardItem({ card, now, onRemove }: CardItemProps) {
  const [open, setOpen] = useState(false);
  const { due } = card.memory;
  const isDue = plannedDue(card.memory) < startOfDay(now, 1);
  return (
    <li className="border-b border-line last:border-b-0">
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-3">
          <SkillTile skill={cardSkill(card)} />
          <span className="grid min-w-0 flex-1 gap-1">
            <span lang="en" className="line-clamp-2 font-semibold break-words">
              {cardTitle(card)}
            </span>
            <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {NOTEBOOK.kinds[card.kind]}
              <Badge tone={isDue ? 'brand' : 'neutral'} icon={isDue ? SECTION_ICONS.revise : Clock}>
                {isDue ? NOTEBOOK.dueNow : NOTEBOOK.due(spanWords(due - now))}
              </Badge>
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        {open && (
          <div className="grid gap-4 pb-5">
            <Content card={card} />
            <Button variant="quiet" className="-ml-4 justify-self-start" onClick={() => onRemove(card)}>
              {NOTEBOOK.remove}
            </Button>
          </div>
        )}
      </details>
    </li>
  );
}

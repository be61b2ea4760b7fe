import { Languages, Volume2 } from 'lucide-react';
import { useState } from 'react';
import type { Said } from '#rules/conversation/scene-talk.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TALK } from '../messages/scenes.ts';
import { HeardWords } from './heard-words.tsx';
import { TurnNotesView } from './turn-notes.tsx';

interface SaidListProps {
  said: readonly Said[];
  /** Name of the partner. */
  partner: string;
  voice: ExaminerVoice;
}

function PartnerLine({
  line,
  partner,
  voice,
}: { line: Extract<Said, { by: 'partner' }>['line'] } & Omit<SaidListProps, 'said'>) {
  const [showsMeaning, setMeaning] = useState(false);
  return (
    <div className="max-w-[85%] justify-self-start rounded-control rounded-tl-sm bg-surface px-3 py-2 shadow-sm">
      <p className="text-sm font-semibold text-muted">{partner}</p>
      <p lang="en" className="text-lg">
        {line.text}
      </p>
      {showsMeaning && <p className="text-muted">{line.vi}</p>}
      <div className="-ml-2 flex">
        <IconButton icon={Volume2} label={TALK.hearAgain} onClick={() => void voice.say(line)} />
        {line.vi !== '' && (
          <IconButton
            icon={Languages}
            aria-expanded={showsMeaning}
            label={showsMeaning ? TALK.hideMeaning : TALK.meaning}
            onClick={() => setMeaning(!showsMeaning)}
          />
        )}
      </div>
    </div>
  );
}

/** The words as they were heard, with what was understood by them; that alone where the words are not known. */
function Meant({ said: { heard, meaning } }: { said: Extract<Said, { by: 'learner' }> }) {
  if (!heard) return <p>{meaning.vi}</p>;
  return (
    <>
      <HeardWords heard={heard} />
      <p className="text-sm text-muted">{meaning.vi}</p>
    </>
  );
}

/** Words that have none of the meanings. */
function MissedLine({ said: { heard } }: { said: Extract<Said, { by: 'missed' }> }) {
  return (
    <div className="max-w-[85%] justify-self-end rounded-control rounded-tr-sm border border-line px-3 py-2">
      <p className="text-sm font-semibold text-muted">
        {TALK.you} · {TALK.missed}
      </p>
      <HeardWords heard={heard} />
    </div>
  );
}

/** What the partner said last before a line. */
const questionBefore = (said: readonly Said[], at: number): string =>
  said.slice(0, at).findLast((one) => one.by === 'partner')?.line.text ?? '';

/** The learner's own words, or what they meant where the words are not known. */
function LearnerLine({ said }: { said: Extract<Said, { by: 'learner' | 'freely' }> }) {
  const isFree = said.by === 'freely';
  return (
    <div className="max-w-[85%] justify-self-end rounded-control rounded-tr-sm bg-brand-soft px-3 py-2">
      <p className="text-sm font-semibold text-muted">
        {TALK.you}
        {!said.isSpoken && ` · ${isFree ? TALK.typed : TALK.tapped}`}
      </p>
      {isFree ? <p lang="en">{said.words}</p> : <Meant said={said} />}
    </div>
  );
}

/** What was said so far, as a chat. */
export function SaidList({ said, partner, voice }: SaidListProps) {
  return (
    <ol aria-live="polite" aria-label={TALK.log} className="grid gap-3">
      {said.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
        <li key={at} className="grid">
          {one.by === 'partner' && <PartnerLine line={one.line} partner={partner} voice={voice} />}
          {one.by === 'missed' && <MissedLine said={one} />}
          {(one.by === 'learner' || one.by === 'freely') && <LearnerLine said={one} />}
          {one.by === 'learner' && <TurnNotesView said={one} question={questionBefore(said, at)} />}
        </li>
      ))}
    </ol>
  );
}

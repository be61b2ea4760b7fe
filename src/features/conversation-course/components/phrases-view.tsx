import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ConversationClass, phrasesSetId } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { HeardLines } from '#src/shared/scenes/heard-lines.tsx';
import { type Sayable, SaySet } from '#src/shared/sounds/say-set.tsx';
import { useExaminerVoice } from '#src/shared/speaking/examiner/use-examiner-voice.ts';
import { useVoicesAhead } from '#src/shared/speaking/examiner/use-voices-ahead.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { COURSE, PHRASES } from '../messages/course.ts';
import { sectionPath } from '../model/section-path.ts';
import { useClass } from '../model/use-class.ts';
import type { CoursePartProps } from '../model/use-standing.ts';
import { ClassMissing } from './class-missing.tsx';
import { PartHead } from './part-view.tsx';

type Lines = ConversationClass['lines'];

/** As the questions of the set are numbered. */
const sayable = ({ text, vi }: Lines[number], index: number): Sayable => ({
  id: `p${index + 1}`,
  label: text,
  content: { type_code: 'ielts_scripted_speaking', prompt: vi, text, model_audio: null },
});

function ToHear({ lines }: { lines: Lines }) {
  const voice = useExaminerVoice();
  useVoicesAhead(lines);
  return <HeardLines lines={lines} voice={voice} hear={PHRASES.hear} className="sm:grid-cols-2" />;
}

function Phrases({ one }: { one: ConversationClass }) {
  const items = useMemo(() => one.lines.map(sayable), [one.lines]);
  const next = one.sections.find(
    ({ kind, is_done, is_allowed }) => kind !== 'phrases' && !is_done && is_allowed,
  );
  return (
    <>
      <section className="grid gap-3">
        <SectionHead title={PHRASES.hearTitle} />
        <ToHear lines={one.lines} />
      </section>
      <section className="grid gap-3">
        <SectionHead title={PHRASES.sayTitle} />
        <p className="text-muted text-pretty">{PHRASES.sayText}</p>
        <SaySet id={phrasesSetId(one.id)} title={one.title_vi} items={items} />
      </section>
      {next && (
        <LinkButton variant="secondary" to={sectionPath(next)} className="sm:justify-self-start">
          {PHRASES.next(next.title_vi)}
        </LinkButton>
      )}
    </>
  );
}

/** The lines of a class that is not free. */
const Locked = () => (
  <EmptyState
    illustration="thinking"
    title={COURSE.locked}
    action={<LinkButton to={href('conversationGuest')}>{COURSE.seeVip}</LinkButton>}
  />
);

/** The useful lines of a class, heard and said: kept and heard on this device, scored by the server as well. */
export default function PhrasesView({ owner }: CoursePartProps) {
  const id = useSearchParams()[0].get('class') ?? '';
  const { found, ...rest } = useClass(owner, id);
  return (
    <>
      <PartHead
        title={found ? PHRASES.title(found.one.title_vi) : COURSE.kinds.phrases}
        text={PHRASES.text}
      />
      {!found && <ClassMissing {...rest} />}
      {found && (found.one.is_allowed ? <Phrases one={found.one} /> : <Locked />)}
    </>
  );
}

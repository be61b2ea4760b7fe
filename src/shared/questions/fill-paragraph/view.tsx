import { ArrowDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { AnswerOf, ContentOf } from '#contract/question.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';
import { laidLines } from '#rules/questions/fill-paragraph/layout.ts';
import { rightBlanks } from '#rules/questions/fill-paragraph/mark.ts';
import { withinWordLimit } from '#rules/questions/word-limit.ts';
import { itemNumbers } from '../item-numbers.ts';
import { BLANKS } from '../messages/questions.ts';
import type { QuestionViewProps } from '../question-view.ts';
import { Blank } from './blank.tsx';
import { BlankText } from './blank-text.tsx';
import { FormLayout } from './form-layout.tsx';
import { MapLayout } from './map-layout.tsx';
import { TableLayout } from './table-layout.tsx';
import { type LayoutProps, NotesLayout, SummaryLayout } from './text-layouts.tsx';
import { WordBank } from './word-bank.tsx';

/** Steps in boxes, each leading to the next. */
function FlowChartLayout({ text, showBlank }: LayoutProps) {
  const id = useId();
  const lines = laidLines(text).map((line, at) => ({ ...line, lineId: `${id}-${at}` }));
  const steps = lines.filter(({ isHeading }) => !isHeading);
  return (
    <div className="grid gap-3">
      {lines
        .filter(({ isHeading }) => isHeading)
        .map(({ text: heading, lineId }) => (
          <p key={lineId} lang="en" className="text-center font-semibold">
            {heading}
          </p>
        ))}
      <ol className="grid justify-items-center">
        {steps.map(({ text: step, lineId }, at) => (
          <li key={lineId} className="grid w-full max-w-xl justify-items-center">
            {at > 0 && <ArrowDown aria-hidden="true" className="my-1 size-6 text-brand-strong" />}
            <div
              id={lineId}
              className="w-full rounded-control border border-line-strong bg-surface px-4 py-2 text-center leading-loose"
            >
              <BlankText text={step} describedBy={lineId} showBlank={showBlank} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const NOTHING: AnswerOf<'fill_paragraph'> = { type_code: 'fill_paragraph', blanks: {} };

type Layout = Exclude<ContentOf<'fill_paragraph'>['layout'], 'map'>;
const LAYOUTS: Record<Layout, (props: LayoutProps) => ReactNode> = {
  summary: SummaryLayout,
  notes: NotesLayout,
  table: TableLayout,
  flow_chart: FlowChartLayout,
  form: FormLayout,
};

export function FillParagraphView(props: QuestionViewProps<'fill_paragraph'>) {
  const { content, answer, answerKey, onChange, firstNumber } = props;
  const { layout, text, picture, word_bank: bank, word_limit: limit } = content;
  const id = useId();
  const given = answer ?? NOTHING;
  const { blanks } = given;
  const names = blankNames(text);
  const right = answerKey && rightBlanks(content, answerKey, given);
  const numbers = itemNumbers(names, firstNumber);
  const numberOf = (name: string): string => numbers.get(name) ?? name;
  const inputId = (name: string): string => `${id}-${name}`;
  const usedAt = new Map<string, string[]>();
  for (const name of names) {
    const word = blanks[name];
    if (word) usedAt.set(word, [...(usedAt.get(word) ?? []), numberOf(name)]);
  }
  const showBlank = (name: string, describedBy?: string): ReactNode => (
    <Blank
      id={inputId(name)}
      place={names.indexOf(name)}
      number={numberOf(name)}
      describedBy={describedBy}
      value={blanks[name] ?? ''}
      wordBank={bank}
      usedAt={usedAt}
      tooLong={!withinWordLimit(blanks[name] ?? '', limit)}
      review={right && { isRight: right.get(name) === true, accepted: answerKey?.blanks[name] ?? '' }}
      onType={
        onChange &&
        ((typed) => onChange({ type_code: 'fill_paragraph', blanks: { ...blanks, [name]: typed } }))
      }
    />
  );
  const Laid = layout === 'map' ? null : LAYOUTS[layout];
  return (
    <div className="grid gap-3">
      {bank && <WordBank words={bank} usedAt={usedAt} />}
      {Laid ? (
        <Laid text={text} showBlank={showBlank} />
      ) : (
        <MapLayout
          text={text}
          picture={picture}
          numberOf={numberOf}
          blanks={blanks}
          inputId={inputId}
          showBlank={showBlank}
        />
      )}
      {limit !== null && !answerKey && <p className="text-sm text-muted">{BLANKS.limit(limit)}</p>}
    </div>
  );
}

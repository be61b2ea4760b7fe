import { type KeyboardEvent, useId, useRef } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { FieldError } from '#src/ui/field-error.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { SETTING } from './words.ts';

export interface PickItem {
  key: string;
  title: string;
  /** Its kind, in a word. */
  badge: string;
  /** What tells it from another one of that title. */
  note: string | null;
}

interface SearchPickerProps {
  label: string;
  hint: string;
  /** Name of the list. */
  legend: string;
  maxLength: number;
  words: string;
  onWords: (words: string) => void;
  /** Undefined while nothing has been found yet. */
  found: { items: readonly PickItem[]; more: boolean } | undefined;
  isFailed: boolean;
  chosen: PickItem | null;
  onChoose: (item: PickItem) => void;
  /** Why it was not accepted. */
  problem: string | null;
}

function stateOf({ found, isFailed }: Pick<SearchPickerProps, 'found' | 'isFailed'>): string {
  if (!found) return isFailed ? SETTING.failed : SETTING.searching;
  if (found.items.length === 0) return SETTING.nothing;
  return found.more ? SETTING.more : SETTING.found(found.items.length);
}

/**
 * A search whose results are a list of radio buttons: arrow keys choose, and what is chosen stays in sight. Enter leads
 * from the words to the list; it never sends what was chosen before.
 */
export function SearchPicker(props: SearchPickerProps) {
  const { label, hint, legend, maxLength, words, onWords, found, chosen, onChoose, problem } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const toList = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    list.current?.querySelector('input')?.focus();
  };
  const items = found?.items ?? [];
  const shown = chosen && !items.some(({ key }) => key === chosen.key) ? [chosen, ...items] : items;
  return (
    <div className="grid gap-3">
      <TextField
        type="search"
        autoComplete="off"
        label={label}
        hint={hint}
        maxLength={maxLength}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={toList}
      />
      <fieldset aria-describedby={problem === null ? undefined : `${id}-problem`} className="grid gap-1">
        <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
        {problem !== null && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
        <p role="status" className="text-sm text-muted">
          {stateOf(props)}
        </p>
        {shown.length > 0 && (
          <div ref={list} className="max-h-64 overflow-y-auto rounded-control border border-line-strong">
            {shown.map((item) => (
              <label
                key={item.key}
                className="flex min-h-12 cursor-pointer items-start gap-3 border-b border-line px-3 py-2 last:border-b-0 hover:bg-sunk has-checked:bg-brand-soft"
              >
                <input
                  type="radio"
                  name={id}
                  checked={item.key === chosen?.key}
                  onChange={() => onChoose(item)}
                  className="mt-1 size-5 shrink-0 accent-brand"
                />
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <span className="font-semibold [overflow-wrap:anywhere]">{item.title}</span>
                  {item.note !== null && (
                    <span className="text-sm text-muted [overflow-wrap:anywhere]">{item.note}</span>
                  )}
                </span>
                <Badge>{item.badge}</Badge>
              </label>
            ))}
          </div>
        )}
      </fieldset>
    </div>
  );
}

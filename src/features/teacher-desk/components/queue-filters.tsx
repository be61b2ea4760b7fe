import { DESK_SCOPES } from '#contract/teacher-desk.ts';
import type { QueueView } from '#src/shared/teacher-desk/desk-queue.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { DESK } from '../messages/desk.ts';

const SCOPES = DESK_SCOPES.map((code) => ({ code, name: DESK.scopes[code] }));
const KINDS = [
  { code: '', name: DESK.anyKind },
  { code: 'writing', name: DESK.kinds.writing },
  { code: 'speaking', name: DESK.kinds.speaking },
];

/** Which part of the queue is shown. */
export function QueueFilters({ view, onView }: { view: QueueView; onView: (view: QueueView) => void }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={DESK.scope}
        options={SCOPES}
        value={view.scope}
        onChange={({ target }) =>
          onView({ ...view, scope: DESK_SCOPES.find((scope) => scope === target.value) ?? 'waiting' })
        }
      />
      <SelectField
        label={DESK.kind}
        options={KINDS}
        value={view.kind ?? ''}
        onChange={({ target: { value } }) =>
          onView({ ...view, kind: value === 'writing' || value === 'speaking' ? value : null })
        }
      />
    </div>
  );
}

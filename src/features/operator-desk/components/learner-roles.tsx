import { useState } from 'react';
import type { LearnerFile } from '#contract/operator-learners.ts';
import { ROLES, type Role } from '#contract/staff.ts';
import { formatDate } from '#rules/text/formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { endRole, giveRole } from '../api/learners.ts';
import { DESK } from '../messages/desk.ts';
import { LEARNERS } from '../messages/learners.ts';

/** Whether somebody works at the centre. */
export function LearnerRoles({ file: { id, roles, operator_request } }: { file: LearnerFile }) {
  const [asked, setAsked] = useState<Role | null>(null);
  const give = useDeskAction({
    act: (role: Role) => giveRole(id, role),
    done: (file) => (file.operator_request === null ? LEARNERS.roleGiven : LEARNERS.operatorAsked),
  });
  const end = useDeskAction({ act: (role: Role) => endRole(id, role), done: () => LEARNERS.ended });
  const [ending, setEnding] = useState<Role | null>(null);
  const close = () => setAsked(null);
  const closeEnd = () => setEnding(null);
  const held = roles.map(({ role }) => role);
  return (
    <section className="grid gap-3">
      <SectionHead title={LEARNERS.roles} />
      <Card className="grid gap-4">
        {roles.length === 0 && <p className="text-muted">{LEARNERS.noRoles}</p>}
        {roles.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {roles.map(({ role, until }) => (
              <li key={role}>
                <Badge tone="brand">
                  {until === null
                    ? LEARNERS.roleNames[role]
                    : `${LEARNERS.roleNames[role]}, ${DESK.until(formatDate(until))}`}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        {operator_request !== null && <p>{LEARNERS.operatorWaiting}</p>}
        <div className="flex flex-wrap gap-3">
          {ROLES.map((role) =>
            held.includes(role) ? (
              <Button key={role} variant="secondary" onClick={() => setEnding(role)}>
                {LEARNERS.endRole(LEARNERS.roleNames[role])}
              </Button>
            ) : role === 'operator' && operator_request !== null ? null : (
              <Button key={role} variant="secondary" onClick={() => setAsked(role)}>
                {LEARNERS.giveRole(LEARNERS.roleNames[role])}
              </Button>
            ),
          )}
        </div>
      </Card>
      {asked !== null && (
        <ConfirmDialog
          title={LEARNERS.giveRole(LEARNERS.roleNames[asked])}
          confirm={LEARNERS.give}
          cancel={DESK.cancel}
          busy={give.isPending}
          onClose={close}
          onConfirm={() => give.mutate(asked, { onSuccess: close })}
        >
          <p>{LEARNERS.giveRoleText}</p>
          {asked === 'operator' && <p>{LEARNERS.operatorText}</p>}
        </ConfirmDialog>
      )}
      {ending !== null && (
        <ConfirmDialog
          danger
          title={LEARNERS.endRoleTitle(LEARNERS.roleNames[ending])}
          confirm={LEARNERS.end}
          cancel={DESK.cancel}
          busy={end.isPending}
          onClose={closeEnd}
          onConfirm={() => end.mutate(ending, { onSuccess: closeEnd })}
        >
          <p>{LEARNERS.endRoleText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

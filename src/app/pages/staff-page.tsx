import type { ComponentType } from 'react';
import { CodeDialog } from '#src/features/staff-security/components/code-dialog.tsx';

/** A page of staff: their calls may ask for a code, over the page as it is. */
export function asStaffPage(Desk: ComponentType) {
  return {
    Component: () => (
      <>
        <Desk />
        <CodeDialog />
      </>
    ),
  };
}

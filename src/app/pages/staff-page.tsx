import type { ComponentType } from 'react';
import { CodeDialog } from '#src/features/staff-security/components/code-dialog.tsx';
import { useAdviceAbout } from '#src/platform/session/advice-dialog.ts';

/** Pages of staff by the names of the page table, which learners need not load. */
const STAFF_PAGES = {
  teacherDesk: () => import('#src/features/teacher-desk/pages/desk-page.tsx'),
  gradeWork: () => import('#src/features/teacher-desk/pages/grading-page.tsx'),
  gradedWork: () => import('#src/features/teacher-desk/pages/graded-page.tsx'),
  taughtClasses: () => import('#src/features/teacher-classes/pages/taught-classes-page.tsx'),
  gradingAgreement: () => import('#src/features/teacher-desk/pages/agreement-page.tsx'),
  staffSecurity: () => import('#src/features/staff-security/pages/staff-security-page.tsx'),
  operatorDesk: () => import('#src/features/operator-desk/pages/operator-desk-page.tsx'),
} satisfies Record<string, () => Promise<{ Component: ComponentType }>>;
export type StaffPageName = keyof typeof STAFF_PAGES;

/** A page of staff: their calls may ask for a code, over the page as it is, and nobody there seeks advice. */
function asStaffPage(Desk: ComponentType) {
  function Component() {
    useAdviceAbout(null);
    return (
      <>
        <Desk />
        <CodeDialog />
      </>
    );
  }
  return { Component };
}

export const loadStaffPage = async (name: StaffPageName) =>
  asStaffPage((await STAFF_PAGES[name]()).Component);

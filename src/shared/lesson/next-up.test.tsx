import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SECTION_STATUS } from '#contract/lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { NextUp } from './next-up.tsx';

const api = fakeApi();
const section = (id: string) => ({ id, kind: 'doc' as const, module_id: `m-${id}`, title: id, minutes: 5 });

it('leads from the last section to the one that was left out', async () => {
  signIn();
  api.answer(
    ENDPOINTS.lesson.assets,
    made(ENDPOINTS.lesson.assets.response, {
      id: 'bai',
      list_section: ['a', 'b', 'c'].map(section),
      user_result: {
        lesson_section_result: [
          { section_id: 'a', module_id: 'm-a', status: SECTION_STATUS.completed, attempt_id: null },
        ],
      },
    }),
  );
  renderApp(<NextUp lessonId="bai" moduleId="m-c" />);
  expect(await screen.findByRole('link', { name: NEXT_UP.section('b') })).toBeVisible();
});

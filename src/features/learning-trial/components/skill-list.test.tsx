import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { SkillList } from './skill-list.tsx';

const { levels } = LEARNING_TRIAL.report;

it('counts the skills with too little evidence, and says of none what it would be', () => {
  renderApp(
    <SkillList
      skills={[
        { id: 'a', level: 'can', text_vi: 'Bạn nối lý do đúng chỗ.' },
        { id: 'b', level: 'unknown', text_vi: 'Âm cuối còn hay rơi.' },
        { id: 'c', level: 'unknown', text_vi: 'Bạn nói thêm một lý do.' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `${levels.can}Bạn nối lý do đúng chỗ.`,
    expect.stringMatching(new RegExp(`^${levels.unknown}Còn 2/3 kỹ năng .* ít nhất 2 câu`)),
  ]);
});

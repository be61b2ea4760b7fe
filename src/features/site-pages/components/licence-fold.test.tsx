import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LicenceFold } from './licence-fold.tsx';

const group = {
  licence: 'MIT',
  text: 'Permission is hereby granted',
  packages: ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    name,
    version: '1.0.0',
    source: name === 'a' ? 'https://example.com/a' : null,
    notices: [`Copyright (c) 2026 ${name}`],
  })),
};

it('shows the first names while collapsed, and the rest once it is open', () => {
  render(<LicenceFold group={group} />);
  expect(screen.getByText('a, b, c và 2 phần khác')).toBeVisible();
  expect(screen.queryByText(group.text)).toBeNull();

  const fold = screen.getByRole('group');
  if (!(fold instanceof HTMLDetailsElement)) throw new Error('no details element');
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  expect(screen.getByText(group.text)).toBeVisible();
  expect(screen.getByText('Copyright (c) 2026 e')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mã nguồn của a' }).getAttribute('href')).toBe(
    'https://example.com/a',
  );
});

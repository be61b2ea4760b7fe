import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ContactWays } from './contact-ways.tsx';

afterEach(cleanup);

it('links what can be called or written to, and only tells an address', () => {
  render(
    <ContactWays
      contacts={[
        { kind: 'email', value: 'hoi@truong.example' },
        { kind: 'phone', value: '024 3123 4567' },
        { kind: 'address', value: 'Số 1 phố Ví Dụ, Hà Nội' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hoi@truong.example',
    'tel:02431234567',
  ]);
  expect(screen.getByText('Số 1 phố Ví Dụ, Hà Nội')).toBeTruthy();
});

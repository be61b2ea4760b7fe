import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { type PaymentFacts, payments } from '../api/payments.ts';
import { PaymentOffer } from './payment-offer.tsx';

const COURSES = [
  { id: 'buoc-toi-6', name: 'Bước tới 6.0', price: 1_250_000 },
  { id: 'doc-ky-viet-ro', name: 'Đọc kỹ, viết rõ', price: null },
];
const METHODS: PaymentFacts['methods'] = [
  {
    kind: 'bank_transfer',
    bank: 'Ngân hàng Thử',
    bin: '970400',
    account: '0000000001',
    holder: 'TRUNG TAM THU',
    memo: 'LUYEN',
  },
  { kind: 'cash', place: 'Quầy ghi danh', hours: '8:00–20:00' },
];

const api = fakeApi();

function show(facts: PaymentFacts): void {
  queryClient.setQueryData(payments().queryKey, facts);
  renderApp(<PaymentOffer />, { client: queryClient });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('shows prices with dots and đ, and the ways to pay', () => {
  show({ courses: COURSES, methods: METHODS });
  const rows = within(screen.getByRole('list', { name: 'Học phí' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Bước tới 6.01.250.000đ',
    'Đọc kỹ, viết rõTrung tâm báo khi liên hệ',
  ]);
  expect(screen.getByRole('heading', { name: 'Tiền mặt tại trung tâm' })).toBeVisible();
  expect(screen.getByText('8:00–20:00')).toBeVisible();
});

it('draws a VietQR with the account holder, the amount and the payer', async () => {
  show({ courses: COURSES, methods: METHODS });
  const code = await screen.findByRole('img', {
    name: /TRUNG TAM THU, 1\.250\.000đ, nội dung LUYEN BUOC TOI 6$/,
  });
  // Cameras need a light background in the dark theme too, and no theme colour is white.
  const [background] = code.children;
  expect(background?.getAttribute('fill')).toBe('white');
  expect(background?.getAttribute('width')).toBe(code.getAttribute('viewBox')?.split(' ')[2]);
  type('Số điện thoại', '+84 912 345 678');
  await screen.findByRole('img', { name: /nội dung LUYEN 0912345678$/ });
  type('Khóa học', 'doc-ky-viet-ro');
  expect(screen.getByTestId('amount').textContent).toBe('trung tâm báo khi gọi lại, bạn tự nhập');
  type('Cách đóng', '1');
  expect(screen.queryByRole('img')).toBeNull();
});

it('distinguishes transfers by bank only if there are several', () => {
  const ways = () =>
    Array.from(screen.getByLabelText('Cách đóng').children, ({ textContent }) => textContent);
  show({ courses: COURSES, methods: METHODS });
  expect(ways()).toEqual(['Chuyển khoản ngân hàng', 'Tiền mặt tại trung tâm']);
  cleanup();
  const [first] = METHODS;
  if (first?.kind !== 'bank_transfer') throw new Error('no transfer');
  show({ courses: COURSES, methods: [first, { ...first, bank: 'Ngân hàng Khác', account: '2' }] });
  expect(ways()).toEqual(['Ngân hàng Thử', 'Ngân hàng Khác']);
});

it('lets somebody paying on the same phone copy the transfer memo', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void written.push(text) },
  });
  show({ courses: COURSES, methods: METHODS });
  type('Số điện thoại', '0912345678');
  fireEvent.click(screen.getByRole('button', { name: 'Chép nội dung chuyển khoản' }));
  expect(written).toEqual(['LUYEN 0912345678']);
});

it('requests the course once the contact details are given, and claims no payment', async () => {
  api.answer(ENDPOINTS.contact.courseAdvice);
  show({ courses: COURSES, methods: METHODS });
  type('Cách đóng', '1');
  fireEvent.click(screen.getByRole('button', { name: 'Gửi yêu cầu' }));
  expect(screen.getByText('Thiếu thông tin họ và tên')).toBeVisible();
  expect(screen.getByText('Thiếu thông tin số điện thoại')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByLabelText('Họ và tên'));
  expect(api.asked()).toEqual([]);
  type('Họ và tên', ' Lê Văn Bình ');
  type('Số điện thoại', '0912345678');
  fireEvent.click(screen.getByRole('button', { name: 'Gửi yêu cầu' }));
  expect(await screen.findByText('Đã gửi yêu cầu. Trung tâm sẽ gọi lại cho bạn.')).toBeVisible();
  expect(api.sentTo(ENDPOINTS.contact.courseAdvice)).toMatchObject([
    {
      phone: '0912345678',
      children_name: 'Lê Văn Bình',
      course_request: { course_id: 'buoc-toi-6', method: 'cash' },
    },
  ]);
});

it('shows neither the form nor ways to pay if the centre has none', () => {
  show({ courses: COURSES, methods: [] });
  expect(screen.getByRole('list', { name: 'Học phí' })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByText('Cách đóng học phí')).toBeNull();
});

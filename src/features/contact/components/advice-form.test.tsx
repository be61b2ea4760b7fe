import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { ADVICE, ADVICE_RULES } from '#src/messages/contact.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { confirmNotification, useNotifications } from '#src/ui/notification.ts';
import { useToasts } from '#src/ui/toast.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { dropDraft } from '../model/advice-drafts.ts';
import AdviceForm from './advice-form.tsx';
import { AdviceModal } from './advice-modal.tsx';

const api = fakeApi();
const success = () => api.answer(ENDPOINTS.contact.courseAdvice);
const tooMany = () => api.refuse(ENDPOINTS.contact.courseAdvice, 'TOO_MANY_REQUESTS');
const requests = () => api.sentTo(ENDPOINTS.contact.courseAdvice);
const toasts = () => useToasts.getState().items.map(({ tone, text }) => [tone, text]);

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Tư vấn ngay' }));
const fill = () => {
  type(ADVICE.name, ' Trần Minh Anh ');
  type(ADVICE.phone, '+84 912 345 678');
  type(ADVICE.email, 'anh@thu.example');
};
const messages = () => useNotifications.getState().waiting.map(({ tone, text }) => [tone, text]);
/** On a busy machine an answer may take longer than the default second. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const settled = () => eventually(() => expect(toasts()).not.toEqual([]));

beforeEach(() => {
  // The modal also fetches the centre's contact details.
  api.noNetwork();
  vi.useFakeTimers({ toFake: ['Date'] });
  connectivity.setState({ state: 'online' });
});
afterEach(() => {
  useToasts.setState({ items: [] });
  useNotifications.setState({ waiting: [] });
  dropDraft('footer');
  dropDraft('modal');
});

describe('the advice form of the footer', () => {
  it('reports missing fields, focuses the first wrong one and sends nothing', () => {
    render(<AdviceForm />);
    type(ADVICE.email, 'anh');
    press();
    const { nameMissing, phoneMissing, emailWrong } = ADVICE_RULES.footer;
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      nameMissing,
      phoneMissing,
      emailWrong,
    ]);
    expect(document.activeElement).toBe(field(ADVICE.name));
    type(ADVICE.name, 'Anh');
    expect(screen.queryByText(nameMissing)).toBeNull();
    expect(requests()).toHaveLength(0);
  });

  it('sends all fields, shows a toast and clears the form', async () => {
    success();
    render(<AdviceForm description="Khóa nền tảng" />);
    fill();
    press();
    await settled();
    expect(toasts()).toEqual([['success', 'Gửi yêu cầu tư vấn thành công !']]);
    expect(requests()[0]).toEqual({
      product_id: null,
      product_name: 'IELTS NEW',
      phone: '0912345678',
      children_name: 'Trần Minh Anh',
      email: 'anh@thu.example',
      children_yob: 0,
      children_ability: 'BT',
      referer: null,
      typeId: 5,
      source: 'web',
      description: 'Khóa nền tảng',
    });
    expect(field(ADVICE.name).value).toBe('');
  });

  it('debounces presses within half a second', async () => {
    tooMany();
    render(<AdviceForm />);
    fill();
    const at = Date.now();
    // Otherwise the clock may tick between this line and the press.
    vi.setSystemTime(at);
    press();
    // The form takes a press again once it says what came of the last one.
    await screen.findByText(ERROR_MESSAGES.TOO_MANY_REQUESTS);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tư vấn ngay' })).toBeEnabled());
    vi.setSystemTime(at + 499);
    press();
    expect(requests()).toHaveLength(1);
    vi.setSystemTime(at + 500);
    press();
    await eventually(() => expect(requests()).toHaveLength(2));
  });

  it('preserves the input and shows the reason when the server refuses', async () => {
    tooMany();
    render(<AdviceForm />);
    fill();
    press();
    await settled();
    expect(toasts()).toEqual([['error', 'Gửi yêu cầu tư vấn thất bại !']]);
    expect(await screen.findByText(ERROR_MESSAGES.TOO_MANY_REQUESTS)).toBeVisible();
    expect(field(ADVICE.phone).value).toBe('+84 912 345 678');
  });

  it('says that it needs a network, and preserves the input across pages', async () => {
    api.noNetwork();
    const page = render(<AdviceForm />);
    fill();
    press();
    await settled();
    expect(toasts()).toEqual([['error', 'Gửi yêu cầu tư vấn thất bại !']]);
    expect(await screen.findByText(ADVICE.needsNetwork)).toBeVisible();
    page.unmount();
    render(<AdviceForm />);
    expect(field(ADVICE.name).value).toBe(' Trần Minh Anh ');
  });

  it('says that it needs a network only once something is typed', () => {
    connectivity.setState({ state: 'offline' });
    render(<AdviceForm />);
    expect(screen.queryByText(ADVICE.needsNetwork)).toBeNull();
    type(ADVICE.name, 'Anh');
    expect(screen.getByText(ADVICE.needsNetwork)).toBeVisible();
  });
});

describe('the advice modal', () => {
  const profile = { name: 'Lê Ngọc Ẩn', phone: '0987654321', email: '' };

  it('is prefilled from the profile, and closes once the request is sent', async () => {
    success();
    const onClose = vi.fn();
    renderApp(<AdviceModal onClose={onClose} prefill={profile} />);
    expect(screen.getByRole('dialog', { name: 'Đăng ký nhận tư vấn' })).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement).toBe(field(ADVICE.name)));
    expect(field(ADVICE.name).value).toBe('Lê Ngọc Ẩn');
    press();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(requests()[0]).toMatchObject({ children_name: 'Lê Ngọc Ẩn', phone: '0987654321' });
    expect(messages()).toEqual([['success', 'Gửi yêu cầu tư vấn thành công !']]);
    expect(toasts()).toEqual([]);
  });

  it('hides while an error message is shown, and comes back with the input', async () => {
    api.noNetwork();
    const onClose = vi.fn();
    renderApp(<AdviceModal onClose={onClose} prefill={profile} />);
    type(ADVICE.email, 'an@thu.example');
    press();
    const message = `Gửi yêu cầu tư vấn thất bại !\n${ADVICE.needsNetwork}`;
    await vi.waitFor(() => expect(messages()).toEqual([['error', message]]));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(confirmNotification);
    expect(await screen.findByRole('dialog', { name: ADVICE.title })).toBeVisible();
    expect(field(ADVICE.name).value).toBe('Lê Ngọc Ẩn');
    expect(field(ADVICE.email).value).toBe('an@thu.example');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows and sends markup in the profile as plain text', async () => {
    success();
    const name = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
    renderApp(<AdviceModal onClose={vi.fn()} prefill={{ ...profile, name }} />);
    expect(field(ADVICE.name).value).toBe(name);
    expect(document.querySelector('script, img')).toBeNull();
    press();
    await vi.waitFor(() => expect(requests()).toHaveLength(1));
    expect(requests()[0]).toMatchObject({ children_name: name });
  });

  it('prefers the input to the profile, and has its own messages', () => {
    renderApp(<AdviceModal onClose={vi.fn()} prefill={profile} />);
    type(ADVICE.name, '');
    type(ADVICE.phone, '024 3123 456');
    press();
    expect(screen.getByText(ADVICE_RULES.modal.nameMissing)).toBeVisible();
    expect(screen.getByText(ADVICE_RULES.modal.phoneWrong)).toBeVisible();
    expect(requests()).toHaveLength(0);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { UNREACHABLE_MESSAGES } from '#rules/network/reachability.ts';
import { UI } from '#src/messages/ui.ts';
import { ApiError, type ApiFailure, reachOf } from '#src/platform/http/api-result.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { FailureState } from './failure-state.tsx';

const failed = (status: ApiFailure['status'], code: ApiFailure['code'], message = ''): ApiError =>
  new ApiError({ success: false, status, code, message, data: null, retryAfter: null });

describe('in place of what could not be loaded', () => {
  it.each([
    ['no network', failed(503, 'NETWORK'), 'Trang này chưa có trên máy bạn', 'Thử lại'],
    ['a captive portal', failed(500, 'FOREIGN_ANSWER'), 'Trang này chưa có trên máy bạn', 'Thử lại'],
    ['a query that is still waiting', null, 'Trang này chưa có trên máy bạn', 'Thử lại'],
    ['missing content', failed(500, 'NOT_FOUND'), 'Mình không tìm thấy nội dung này', 'Về trang chủ'],
    ['an address of no form', failed(452, 'BAD_REQUEST'), 'Mình không tìm thấy nội dung này', 'Về trang chủ'],
    ['a session ended elsewhere', failed(500, 'NOT_SIGNED_IN'), 'Bạn đăng nhập để xem tiếp nhé', 'Đăng nhập'],
    ['a server without its database', failed(503, 'UNAVAILABLE'), 'Mình chưa tải được trang này', 'Thử lại'],
    ['an error of the server', failed(500, 'SERVER_ERROR'), 'Mình chưa tải được trang này', 'Thử lại'],
    ['a bug of the page', new Error('x'), 'Mình chưa tải được trang này', 'Thử lại'],
  ])('%s: says what it is and what to do', (_, error, title, action) => {
    const onRetry = vi.fn();
    renderApp(<FailureState error={error} onRetry={onRetry} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const [way] = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
    expect(way?.textContent).toBe(action);
    if (way && action === 'Thử lại') fireEvent.click(way);
    expect(onRetry).toHaveBeenCalledTimes(action === 'Thử lại' ? 1 : 0);
  });

  it.each([
    ['no network', 'NETWORK', false, {}, UI.offlineText],
    ['a captive portal', 'FOREIGN_ANSWER', true, {}, UNREACHABLE_MESSAGES.captive],
    ['a slow server', 'NETWORK', true, { isLate: true }, UNREACHABLE_MESSAGES.slow],
    ['a gateway without our server', 'FOREIGN_ANSWER', true, { isGateway: true }, UNREACHABLE_MESSAGES.down],
    ['a connection that nobody takes', 'NETWORK', true, {}, UNREACHABLE_MESSAGES.down],
  ] as const)('%s: says only what is known of why', (_, code, hasNetwork, known, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(hasNetwork);
    const failure: ApiFailure = { ...failed(503, code).failure, ...known };
    const reach = reachOf(failure);
    const message = reach === 'online' ? '' : UNREACHABLE_MESSAGES[reach];
    render(<FailureState error={new ApiError({ ...failure, message })} onRetry={vi.fn()} />);
    expect(screen.getByText(text)).toBeVisible();
    for (const other of [UI.offlineText, ...Object.values(UNREACHABLE_MESSAGES)])
      if (other !== text) expect(screen.queryByText(other)).toBeNull();
    vi.restoreAllMocks();
  });

  it('says what helps with no network, if the page knows more', () => {
    const offlineText = 'Mở một lần khi có mạng.';
    const { rerender } = render(
      <FailureState error={failed(503, 'NETWORK')} onRetry={vi.fn()} offlineText={offlineText} />,
    );
    expect(screen.queryByText(offlineText)).toBeNull();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    rerender(<FailureState error={failed(503, 'NETWORK')} onRetry={vi.fn()} offlineText={offlineText} />);
    expect(screen.getByText(offlineText)).toBeVisible();
    vi.restoreAllMocks();
  });

  it('shows the server’s message, and markup in it as plain text', () => {
    const { rerender } = render(
      <FailureState error={failed(500, 'SERVER_ERROR', ERROR_MESSAGES.SERVER_ERROR)} onRetry={vi.fn()} />,
    );
    expect(screen.getByText(ERROR_MESSAGES.SERVER_ERROR)).toBeVisible();
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    rerender(<FailureState error={failed(500, 'SERVER_ERROR', hostile)} onRetry={vi.fn()} />);
    expect(screen.getByText(hostile)).toBeVisible();
    expect(document.querySelector('script, img')).toBeNull();
  });
});

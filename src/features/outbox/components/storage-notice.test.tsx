import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { StorageNotice } from './storage-notice.tsx';

const row = (lastCode: string | null, lastMessage: string | null): CommandRow => ({
  ...{
    seq: 1,
    id: 'r',
    v: 1,
    owner: 'l',
    operation: 'practice.updateSingleAnswer',
    params: null,
    body: null,
  },
  ...{ label: 'nói', recordingId: 'a', after: [], slot: null, state: 'queued', tries: 3 },
  ...{ savedAt: 0, nextTryAt: 0, size: 9, lastCode, lastMessage },
});

describe('commands waiting for space on the server', () => {
  it.each([
    ['STORAGE_FULL', 'Máy chủ tạm hết chỗ chứa', ERROR_MESSAGES.STORAGE_FULL],
    ['STORAGE_QUOTA', 'Có bài đang chờ vì hết chỗ chứa', ERROR_MESSAGES.STORAGE_QUOTA],
  ])('%s: says so, that the work is safe, and what happens next', (code, title, message) => {
    render(<StorageNotice rows={[row(null, null), row(code, message)]} />);
    const notice = screen.getByRole('status');
    expect(notice.textContent).toBe(`${title}${message}`);
    expect(message).toMatch(/an toàn trên máy/);
  });

  it('shows nothing for rows that wait for something else', () => {
    render(<StorageNotice rows={[row('NETWORK', 'x')]} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Undecodable } from '#src/shared/reading-report/decode-recording.ts';
import { useDeviceTalk } from './device-talk.ts';

const decode = vi.hoisted(() => vi.fn());
vi.mock('#src/platform/outbox/recordings/recording-bytes.ts', () => ({
  readRecording: async () => ({ buffer: new ArrayBuffer(4) }),
}));
vi.mock('#src/shared/reading-report/decode-recording.ts', async (original) => ({
  ...(await original()),
  decodeRecording: decode,
}));

it('says that a recording cannot be opened, and tries again when it is looked at again', async () => {
  decode.mockRejectedValue(new Undecodable('no sound'));
  const { result, unmount } = renderHook(() => useDeviceTalk('recording-1'));
  expect(result.current.name).toBe('hearing');
  await waitFor(() => expect(result.current.name).toBe('failed'));
  unmount();
  renderHook(() => useDeviceTalk('recording-1'));
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(2));
});

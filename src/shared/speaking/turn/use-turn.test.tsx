import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { TurnTask } from './turn-machine.ts';
import { useTurn } from './use-turn.ts';

const stub = vi.hoisted(() => ({ end: vi.fn(), understand: vi.fn(), leave: vi.fn(), begin: vi.fn() }));
vi.mock('#src/shared/speaking/hearing/hear-words.ts', () => ({
  ...{ endHearing: stub.end, prepareWords: async () => undefined },
  ...{ canHearHere: async () => true, hearSoFarHere: async () => null },
}));
vi.mock('#src/shared/speaking/hearing/understand-answer.ts', () => ({ understandAnswer: stub.understand }));
vi.mock('#src/shared/speaking/examiner/use-examiner-voice.ts', () => ({ useExaminerVoice: () => ({}) }));
vi.mock('#src/shared/audio/use-held-recorder.ts', () => ({
  useHeldRecorder: () => ({ state: createStore(() => ({ name: 'idle' })), soFar: () => null }),
}));
vi.mock('#src/shared/speaking/sets/save-spoken-answer.ts', () => ({
  saveSpokenAnswer: async () => undefined,
}));
vi.mock('./turn.ts', () => ({
  createTurn: () => ({
    ...{ leave: stub.leave, begin: stub.begin, voice: () => ({ spoken: null, silence: null }) },
  }),
}));

it('gives the memory of the recogniser back when the room is left, also where an answer is saved after that', async () => {
  stub.understand.mockResolvedValue({ text: null });
  const place = { owner: 'lan', attemptId: 'a', practiceId: 's' };
  const { result, unmount } = renderHook(() => useTurn(place as never, () => undefined));
  result.current.ask({ questionId: 'q', lines: [], onSilence: null, maxSeconds: 60, label: '' } as never);
  unmount();
  expect(stub.leave).toHaveBeenCalledTimes(1);
  expect(stub.end).toHaveBeenCalledTimes(1);
  const task: TurnTask = stub.begin.mock.calls[0]?.[0];
  await task.save('recording');
  const signal: AbortSignal = stub.understand.mock.calls[0]?.[3];
  expect(signal.aborted).toBe(true);
});

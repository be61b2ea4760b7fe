import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRILL_IDS, isDrillId } from '#rules/sound-drills/sound-drills.ts';
import { DRILL, LISTEN } from '#src/messages/reading-report.ts';
import { forgetAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { DrillPage } from './drill-page.tsx';
import { DrillsPage } from './drills-page.tsx';

const LAN = '019aa000-0000-7000-8000-000000000001';
const said: string[] = [];
let voices: object[] = [];

beforeEach(() => {
  said.length = 0;
  voices = [{ lang: 'en-GB', localService: true }];
  signIn(LAN);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: (utterance: EventTarget & { text: string }) => {
        said.push(utterance.text);
        utterance.dispatchEvent(new Event('end'));
      },
    }),
  );
});
afterEach(async () => {
  connectivity.setState({ state: 'online' });
  await forgetAttemptNotes(LAN);
});

function Drills() {
  const { id } = useParams();
  return id !== undefined && isDrillId(id) ? <DrillPage id={id} /> : <DrillsPage />;
}

const open = (path: string) => renderRoutes([{ path: '/pronunciation/:id?', Component: Drills }], path);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Answers a question of the round, knowing the word played last. */
function answer(right: boolean): void {
  const played = said.at(-1) ?? '';
  const options = screen.getAllByRole('button').filter(({ className }) => className.includes('min-h-20'));
  const wanted = options.find(
    ({ firstElementChild }) => (firstElementChild?.textContent === played) === right,
  );
  if (!wanted) throw new Error(`no option for ${played}`);
  fireEvent.click(wanted);
  expect(screen.getByText(right ? LOOP.right : LOOP.wrong)).toBeVisible();
  expect(screen.getByText(DRILL.was(played))).toBeVisible();
}

describe('the list of drills', () => {
  it('leads to each of them', () => {
    open('/pronunciation');
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(DRILL_IDS.filter((id) => !paths.includes(`/pronunciation/${id}`))).toEqual([]);
  });
});

describe('a drill', () => {
  it('explains the sounds, and plays each word', async () => {
    open('/pronunciation/ee-i');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/iː/ và /ɪ/');
    expect(screen.getByText(/Cười nhẹ cho môi bè ra/)).toBeVisible();
    press(DRILL.say('sheep'));
    await waitFor(() => expect(said).toEqual(['sheep']));
  });

  it('runs a round, counts it, and stores the result on the device', async () => {
    open('/pronunciation/ee-i');
    press(DRILL.start);
    for (let at = 0; at < 8; at++) {
      await waitFor(() => expect(said).toHaveLength(at + 1));
      answer(at !== 2);
      press(at === 7 ? DRILL.finish : LOOP.next);
    }
    expect(screen.getByText(DRILL.done(7, 8))).toBeVisible();
    expect(screen.getByText(DRILL.doneWell)).toBeVisible();
    cleanup();
    open('/pronunciation');
    expect(await screen.findByText(/Lần gần nhất 7\/8 · tốt nhất 7\/8/)).toBeVisible();
  });

  it('replays the word after it was answered', async () => {
    open('/pronunciation/r-l');
    press(DRILL.start);
    await waitFor(() => expect(said).toHaveLength(1));
    answer(false);
    press(DRILL.hear);
    await waitFor(() => expect(said).toHaveLength(2));
    expect(said[1]).toBe(said[0]);
  });

  it('works without a speech voice, except for listening', () => {
    connectivity.setState({ state: 'offline' });
    voices = [];
    open('/pronunciation/cl-s');
    expect(screen.getByText(LISTEN.noVoice)).toBeVisible();
    expect(screen.getByRole('button', { name: DRILL.start })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: DRILL.record })).toHaveProperty('disabled', false);
  });

  it('says why it cannot record', async () => {
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => false });
    open('/pronunciation/cl-s');
    press(DRILL.record);
    expect(await screen.findByText(DRILL.failed)).toBeVisible();
  });
});

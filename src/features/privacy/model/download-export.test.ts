import { describe, expect, it, vi } from 'vitest';
import { downloadExport } from './download-export.ts';

const ID = '019aa000-0000-7000-8000-000000000001';
const data = {
  format: 'luyen-export',
  version: 1,
  exported_at: '2026-11-21T00:00:00.000Z',
  profile: {
    id: ID,
    full_name: 'Lê Thị Bình',
    phone_number: '0912345678',
    email: null,
    avatar_url: null,
    is_default_avatar: true,
    address: null,
    birthday: null,
    has_password: false,
    target_band: null,
    exam_date: null,
    daily_minutes: null,
  },
  avatar: null,
  registered_at: '2026-11-20T00:00:00.000Z',
  registration: { source: 'web' },
  consents: [],
  devices: [],
  known_devices: [],
  vip: [],
  courses: [],
  lesson_progress: [],
  study_events: [],
  trial_registrations: [],
  tagged_contacts: [],
  course_level: [],
  speaking_level: [],
  certificates: [],
  restarts: [],
  grading_counts: [],
  provider_usage: [],
  attempts: [{ id: ID, practice_id: 'p', answers: [{ answer: { u: 'Tổ ong trên mái nhà.' } }] }],
  teacher_gradings: [],
  revise_answers: [],
  notebook_cards: [],
  notebook_events: [],
  question_reports: [],
  advice_requests: [],
  advice_for_number: [],
  advice_events: [],
  class_attendance: [],
  class_memberships: [],
  class_notes: [],
  class_notes_written: [],
  class_notices: [],
  classes_taught: [],
  grading_drafts: [],
  grading_messages: [],
  pronunciation_progress: [],
  second_opinions: [],
  teacher_phrases: [],
  data_offers: [],
  roles: [],
  second_factor: [],
  verified_devices: [],
  operator_requests: [],
  staff_notices: [],
  audit_entries: [],
  recordings: [],
  speaking_preparation: [],
  speaking_surveys: [],
  speaking_parts: [],
  speaking_rejections: [],
  push_settings: [],
  push_subscriptions: [],
  pushes: [],
  conversation_level: [],
  scene_visits: [],
  streak_reminder: [],
  time_zone: 'Asia/Ho_Chi_Minh',
  time_zone_changes: [],
};
const envelope = (given: unknown) => JSON.stringify({ message: '', data: given, time_current: 1 });

/** A response whose chunks split characters in two. */
function inPieces(text: string): Response {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + 7));
      at += 7;
    },
  });
  return new Response(body);
}

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

describe('downloadExport', () => {
  it('downloads everything as a file, and reports its progress', async () => {
    const text = envelope(data);
    answerWith(async () => inPieces(text));
    const reported: number[] = [];
    const result = await downloadExport((bytes) => reported.push(bytes));
    if (!result.success) throw new Error(result.code);
    expect(JSON.parse(await result.file.text())).toEqual(data);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported.at(-1)).toBe(new TextEncoder().encode(text).length);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK'],
    ['half a response', async () => inPieces(envelope(data).slice(0, 100)), 'NETWORK'],
    ['a response of another shape', async () => inPieces(envelope({ format: 'other' })), 'NETWORK'],
    [
      'a rate limit',
      async () =>
        new Response(
          JSON.stringify({ code: 'TOO_MANY_REQUESTS', message: 'Đợi nhé', data: null, time_current: 1 }),
          { status: 429 },
        ),
      'TOO_MANY_REQUESTS',
    ],
  ])('reports %s', async (_, answer, code) => {
    answerWith(answer);
    expect(await downloadExport(() => undefined)).toMatchObject({ success: false, code });
  });
});

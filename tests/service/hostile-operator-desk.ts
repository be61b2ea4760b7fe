import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { pushes, pushSettings } from '#server/db/schema-push.ts';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import { withCode } from './fresh-code.ts';
import type { TestLearner } from './learner.ts';
import type { Answer, Service } from './service.ts';
import { staffMember } from './staff-member.ts';

const HOUR_MS = 3_600_000;

/** The fields of the operator's desk with hostile text: those that store it, and those that reject it. */
export async function operatorDeskWith(
  service: Service,
  learner: TestLearner,
  { HOSTILE, SHORT }: { HOSTILE: string; SHORT: string },
) {
  const { db } = service.platform;
  const { token, id: operator } = await staffMember(service, 'operator', 'teacher');
  const post = async (path: string, body: unknown) =>
    service.post(path, { token, body, headers: await withCode(service, operator) });
  const put = (path: string, body: unknown) => service.put(path, { token, body });

  async function newRequest(): Promise<string> {
    const body = {
      ...ADVICE_CONSTANTS,
      ...{ phone: newPhone(), children_name: 'Anh', referer: null, description: null },
    };
    await service.post('/contact/course-advice', { body });
    const found = await post('/desk/advice/find', { phone: body.phone });
    return ENDPOINTS.operatorAdvice.find.response.parse(found.data).requests[0]?.id ?? '';
  }
  const note = async () => {
    const answer = await post(`/desk/advice/${await newRequest()}/notes`, {
      note_id: randomUUID(),
      text: HOSTILE,
    });
    return ENDPOINTS.operatorAdvice.note.response.parse(answer.data).events.at(-1)?.text;
  };
  const enrol = async (what: string) =>
    post(`/desk/advice/${await newRequest()}/state`, {
      ...{ from: 'new', to: 'enrolled', grant: { what, until: null } },
    });

  const fields = { name: 'Lớp', summary: 'Nói', level: 2, teacher_id: operator, meeting_link: null };
  const classOf = ({ data }: Answer) => ENDPOINTS.staffClasses.one.response.parse(data);
  const make = (given: object) => post('/desk/classes', { code: randomUUID(), ...fields, ...given });
  const made = async (given: object = {}) => classOf(await make(given));
  const changed = async (given: object) => put(`/desk/classes/${(await made()).id}`, { ...fields, ...given });
  let hours = 48;
  const withLesson = async (title = 'Buổi 1') => {
    hours += 2;
    const starts_at = Date.now() + hours * HOUR_MS;
    const lesson = { title, starts_at, ends_at: starts_at + HOUR_MS };
    return classOf(await post(`/desk/classes/${(await made()).id}/lessons`, lesson));
  };
  const renamed = async () => {
    const id = (await withLesson()).lessons[0]?.id;
    const answer = await put(`/desk/lessons/${id}/title`, { version: 1, title: HOSTILE });
    return classOf(answer).lessons[0]?.title;
  };

  const reportAnswered = async () => {
    const body = { question_id: `${STARTER.practice}.1`, errors: [2], content: '', debug: false };
    await service.post('/question-report-errors', { token: learner.token, body });
    const open = await service.get('/desk/reports', { token });
    const id = ENDPOINTS.operatorReports.list.response.parse(open.data).reports.at(-1)?.id;
    await post(`/desk/reports/${id}/answer`, { text: HOSTILE });
    const closed = await service.get('/desk/reports?state=closed', { token });
    return ENDPOINTS.operatorReports.list.response.parse(closed.data).reports.find((row) => row.id === id)
      ?.answer;
  };
  const newsSent = async (given: { title?: string; text?: string }) => {
    const quiet = { quiet_from: '22:00', quiet_to: '06:00', decided_at: new Date() };
    await db
      .insert(pushSettings)
      .values({ learner_id: operator, kinds: ['news'], ...quiet })
      .onConflictDoNothing();
    await post('/desk/news', { id: randomUUID(), title: 'Tin', text: 'Mới', path: '/', ...given });
    const [row] = await db
      .select({ title: pushes.title, text: pushes.body })
      .from(pushes)
      .where(eq(pushes.learner_id, operator))
      .orderBy(desc(pushes.created_at))
      .limit(1);
    return row;
  };

  const kept: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
    'operatorAdvice.note.text': async () => [await note(), HOSTILE],
    'staffClasses.make.code': async () => [(await made({ code: SHORT })).code, SHORT],
    'staffClasses.make.name': async () => [(await made({ name: HOSTILE })).name, HOSTILE],
    'staffClasses.make.summary': async () => [(await made({ summary: HOSTILE })).summary, HOSTILE],
    'staffClasses.change.name': async () => [classOf(await changed({ name: HOSTILE })).name, HOSTILE],
    'staffClasses.change.summary': async () => [
      classOf(await changed({ summary: HOSTILE })).summary,
      HOSTILE,
    ],
    'staffLessons.add.title': async () => [(await withLesson(HOSTILE)).lessons[0]?.title, HOSTILE],
    'staffLessons.rename.title': async () => [await renamed(), HOSTILE],
    'operatorReports.answer.text': async () => [await reportAnswered(), HOSTILE],
    'operatorOperations.sendNews.title': async () => [(await newsSent({ title: SHORT }))?.title, SHORT],
    'operatorOperations.sendNews.text': async () => [(await newsSent({ text: HOSTILE }))?.text, HOSTILE],
  };
  const refused: Record<string, () => Promise<Answer>> = {
    'operatorAdvice.move.grant.what': () => enrol(SHORT),
    'staffClasses.make.meeting_link': () => make({ meeting_link: HOSTILE }),
    'staffClasses.change.meeting_link': () => changed({ meeting_link: HOSTILE }),
    'operatorLearners.grant.what': () =>
      put(`/desk/learners/${learner.id}/grants`, { what: SHORT, until: null }),
    'operatorLearners.endGrant.what': () => post(`/desk/learners/${learner.id}/grants/end`, { what: SHORT }),
    'operatorLearners.remove.phone': () => post(`/desk/learners/${learner.id}/delete`, { phone: SHORT }),
    'staffLessons.setHomework.exercise_id': async () =>
      post(`/desk/lessons/${(await withLesson()).lessons[0]?.id}/homework`, {
        ...{ exercise_id: SHORT, due_at: null },
      }),
    'operatorOperations.sendNews.path': () =>
      post('/desk/news', { id: randomUUID(), title: 'Tin', text: 'Mới', path: SHORT }),
  };
  return { kept, refused };
}

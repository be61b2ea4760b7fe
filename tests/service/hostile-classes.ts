import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { STARTER } from '../support/starter.ts';
import { aClass, HOUR, lessonIn } from './class-kit.ts';
import type { Answer, Service } from './service.ts';
import { staffMember } from './staff-member.ts';

/** The fields of a teacher's lessons with hostile text: those that store it, and those that reject it. */
export async function classesWith(service: Service, { HOSTILE, SHORT }: { HOSTILE: string; SHORT: string }) {
  const teacher = await staffMember(service, 'teacher');
  const { token } = teacher;
  const { id } = await aClass(service, { teacher });
  const path = `/desk/my-lessons/${await lessonIn(service, id, -2 * HOUR)}`;
  const post = (below: string, body: unknown) => service.post(`${path}${below}`, { token, body });
  const put = (below: string, body: unknown) => service.put(`${path}${below}`, { token, body });
  const lessonOf = ({ data }: Answer) => ENDPOINTS.staffLessons.own.response.parse(data);

  const described = async (given: object) => {
    const { version } = lessonOf(await service.get(path, { token }));
    return lessonOf(await put('/text', { version, title: 'Buổi 1', summary: null, ...given }));
  };
  const note = async (text: string) => {
    const written = { id: randomUUID(), learner_id: null, text };
    await post('/notes', written);
    return written.id;
  };
  const noted = (answer: Answer, noteId: string) =>
    lessonOf(answer).notes.find((each) => each.id === noteId)?.text;
  const file = { kind: 'file', target: 'true-false-not-given.svg', title: HOSTILE };

  const kept: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
    'staffLessons.describe.title': async () => [(await described({ title: HOSTILE })).title, HOSTILE],
    'staffLessons.describe.summary': async () => [(await described({ summary: HOSTILE })).summary, HOSTILE],
    'staffLessons.writeNote.text': async () => {
      const written = await note(HOSTILE);
      return [noted(await service.get(path, { token }), written), HOSTILE];
    },
    'staffLessons.changeNote.text': async () => {
      const written = await note('Trước');
      return [noted(await put(`/notes/${written}`, { text: HOSTILE }), written), HOSTILE];
    },
    'staffLessons.addMaterial.title': async () => [
      lessonOf(await post('/materials', file)).materials.at(-1)?.title,
      HOSTILE,
    ],
  };
  const refused: Record<string, () => Promise<Answer>> = {
    'staffLessons.setOwnHomework.exercise_id': () => post('/homework', { exercise_id: SHORT, due_at: null }),
    'staffLessons.addMaterial.target': () =>
      post('/materials', { kind: 'study_sheet', target: `${STARTER.sheet}${HOSTILE}`, title: null }),
  };
  return { kept, refused };
}

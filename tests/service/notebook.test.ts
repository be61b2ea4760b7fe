import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { NotebookCard } from '#contract/notebook.ts';
import type { Answer } from '#contract/question.ts';
import { questionCardId } from '#rules/notebook/card-id.ts';
import { notebookEvents } from '#server/db/schema-notebook.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { notebookOf } from './notebook-calls.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
const DAY = 86_400_000;
const practice_id = STARTER.practice;
const QUESTION = `${practice_id}.1`;
const CARD = questionCardId(practice_id, QUESTION);
const choose = (choice: string): Answer => ({ type_code: 'single_choice', choice });

const stored = await db.query.questions.findFirst({
  where: (row, { eq: is }) => is(row.id, QUESTION),
});
const { content } = stored?.question ?? {};
if (content?.type_code !== 'single_choice' || stored?.key.type_code !== 'single_choice') {
  throw new Error(`${QUESTION} is no single choice`);
}
const RIGHT = stored.key.choice;
const WRONG = content.options.find(({ id }) => id !== RIGHT)?.id ?? '';

const { clock, post, review: reviewAny, saveWord, remove, read } = notebookOf(service);
const review: typeof reviewAny = (learner, rating, more = {}) =>
  reviewAny(learner, rating, { card_id: CARD, ...more });

/** A practice with one answer, submitted this many days ago. */
async function practise(learner: TestLearner, answer: Answer, daysAgo = 0): Promise<void> {
  const body = { attempt_id: randomUUID(), practice_id, ...clock(daysAgo) };
  const saved = await post(learner, '/practice/update-single-answer', {
    ...body,
    question_id: QUESTION,
    answer,
  });
  expect(saved.status).toBe(200);
  expect((await post(learner, '/practice/submit', body)).status).toBe(200);
}
const cardOf = async (learner: TestLearner): Promise<NotebookCard | undefined> =>
  (await read(learner, 'scope=all')).cards.find(({ id }) => id === CARD);
const eventsOf = (learner: TestLearner) =>
  db.select().from(notebookEvents).where(eq(notebookEvents.learner_id, learner.id));

describe('a wrong answer', () => {
  it('is added to the notebook with everything needed to learn from it', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG));
    const { cards, today } = await read(learner);
    // It was just seen with its answer.
    expect(today).toBe(0);
    expect(cards).toMatchObject([
      {
        id: CARD,
        kind: 'question',
        answers: { choice: RIGHT },
        wrong_answer: choose(WRONG),
        memory: { state: 1, reps: 1 },
      },
    ]);
    const [card] = cards;
    if (card?.kind !== 'question') throw new Error('no question');
    expect(card.explanation).toBe(stored?.explanation);
    for (const { quote } of card.proofs) expect(card.excerpt).toContain(quote.split(' ')[0]);
  });

  it('is in no other learner’s notebook, and a right answer in none', async () => {
    const [learner, other] = [await activeLearner(service), await activeLearner(service)];
    await practise(learner, choose(RIGHT));
    await practise(other, choose(WRONG));
    expect((await read(learner)).cards).toEqual([]);
    expect(await review(learner, 3)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await remove(learner, CARD)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('resets the card when it is repeated', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG), 30);
    await review(learner, 4, { daysAgo: 29 });
    const before = await cardOf(learner);
    expect((await read(learner)).today).toBe(1);
    await practise(learner, choose(WRONG));
    const after = await cardOf(learner);
    expect(after?.memory).toMatchObject({ state: 3, lapses: 1 });
    expect(after?.memory.stability).toBeLessThan(before?.memory.stability ?? 0);
    expect((await read(learner, 'scope=all')).cards).toHaveLength(1);
  });

  it('in a revise set is added too', async () => {
    const learner = await activeLearner(service);
    const { questions } = (
      await service.get('/revise/list-question?revise_id=on-thi-hien-tai&limit=50', { token: learner.token })
    ).data as { questions: { id: string; content: { type_code: string }; answers: { value?: string } }[] };
    const question = questions.find(({ content: { type_code } }) => type_code === 'free_text');
    expect(question).toBeDefined();
    const body = { revise_id: 'on-thi-hien-tai', question_id: question?.id, ...clock() };
    const answer = { type_code: 'free_text', text: 'not this' };
    const sent = await post(learner, '/revise/submit-question', { ...body, answer });
    expect(sent.data).toMatchObject({ is_correct: false });
    expect((await read(learner)).cards).toMatchObject([{ kind: 'question', wrong_answer: answer }]);
  });
});

describe('reviews', () => {
  it('advance the card, and are counted for today', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG));
    const { data } = await review(learner, 3);
    const { cards, reviewed_today, today } = await read(learner);
    expect(data).toEqual({ card_id: CARD, due: cards[0]?.memory.due });
    expect(cards[0]?.memory.due).toBeGreaterThan(Date.now() + DAY / 2);
    expect([reviewed_today, today]).toEqual([[CARD], 0]);
  });

  it('count once, whether the command or the event comes again', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG), 2);
    const [key, event_id] = [randomUUID(), randomUUID()];
    const body = { card_id: CARD, rating: 3, event_id, ...clock() };
    const first = await post(learner, '/notebook/review', body, key);
    const state = await cardOf(learner);
    expect((await post(learner, '/notebook/review', body, key)).data).toEqual(first.data);
    expect((await post(learner, '/notebook/review', body)).data).toEqual(first.data);
    expect(await cardOf(learner)).toEqual(state);
    expect(await post(learner, '/notebook/review', { ...body, rating: 1 }, key)).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect((await eventsOf(learner)).filter(({ kind }) => kind === 'review')).toHaveLength(1);
  });

  it('on two devices give the same card, in whatever order they arrive', async () => {
    const [inOrder, late] = [await activeLearner(service), await activeLearner(service)];
    const now = Date.now();
    const times = [10, 9, 6, 1].map((daysAgo) => now - daysAgo * DAY);
    const ratings = [3, 2, 1, 4];
    const send = (learner: TestLearner, at: number, rating: number) =>
      post(learner, '/notebook/review', { card_id: CARD, rating, event_id: randomUUID(), at, skew: 0 });
    for (const learner of [inOrder, late]) await practise(learner, choose(WRONG), 12);
    const created = await eventsOf(inOrder);
    for (const learner of [inOrder, late]) {
      await db
        .update(notebookEvents)
        .set({ at: created[0]?.at ?? 0 })
        .where(and(eq(notebookEvents.learner_id, learner.id), eq(notebookEvents.kind, 'wrong')));
    }
    const reviews = times.map((at, place) => [at, ratings[place] ?? 3] as const);
    for (const [at, rating] of reviews) await send(inOrder, at, rating);
    for (const [at, rating] of reviews.toReversed()) await send(late, at, rating);
    // One more each, so that both were computed from the whole log or event by event.
    await send(inOrder, now, 3);
    await send(late, now, 3);
    const [one, other] = [await cardOf(inOrder), await cardOf(late)];
    expect(one?.memory.reps).toBe(6);
    expect(other?.memory).toEqual(one?.memory);
  });

  it('made simultaneously on many devices are all stored', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG), 5);
    const answers = await Promise.all(
      [1, 2, 3, 4, 3, 2].map((rating, at) => review(learner, rating, { daysAgo: 4 - at / 2 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await cardOf(learner))?.memory.reps).toBe(7);
  });

  it('use the corrected clock, and are never in the future', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG), 3);
    // A device that is two days slow, with known skew.
    expect((await review(learner, 3, { skew: 2 * DAY })).status).toBe(200);
    const slow = await cardOf(learner);
    expect(Math.abs((slow?.last_event_at ?? 0) - Date.now())).toBeLessThan(60_000);
    // One that is two days fast, with unknown skew.
    expect((await review(learner, 3, { daysAgo: -2 })).status).toBe(200);
    const fast = await cardOf(learner);
    expect(fast?.last_event_at).toBeLessThanOrEqual(Date.now());
    expect(fast?.memory.reps).toBe(3);
  });

  it.each([
    ['a rating that is none', { rating: 5 }],
    ['half a rating', { rating: 2.5 }],
    ['no event', { event_id: 'x' }],
    ['no time', { at: 'now' }],
    ['no card', { card_id: '' }],
    ['a long card', { card_id: 'q'.repeat(251) }],
  ])('are refused with %s', async (_name, wrong) => {
    const learner = await registerLearner(service);
    const body = { card_id: CARD, rating: 3, event_id: randomUUID(), ...clock(), ...wrong };
    expect(await post(learner, '/notebook/review', body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it('with an event id used for another card are rejected', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG));
    const event_id = randomUUID();
    await review(learner, 3, { event_id });
    expect(await saveWord(learner, 'hive', { event_id })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });
});

describe('words', () => {
  it('get a pronunciation, keep what the learner wrote, and are one card in every spelling', async () => {
    const learner = await registerLearner(service);
    const source = { title: 'Ong trên mái nhà', path: '/practice/ong-tren-mai-nha' };
    const context = 'Bees pollinate the roofs.';
    expect((await saveWord(learner, ' Pollinate ', { context, source })).data).toEqual({
      card_id: 'w:pollinate',
      ipa: '/ˈpɑləˌneɪt/',
    });
    await saveWord(learner, 'pollinate', { meaning: 'thụ phấn', context, source });
    const { cards, today } = await read(learner);
    expect(today).toBe(0);
    expect(cards).toMatchObject([
      {
        kind: 'word',
        memory: { state: 0, reps: 0 },
        word: { word: 'pollinate', meaning: 'thụ phấn', ipa: '/ˈpɑləˌneɪt/', context, source },
      },
    ]);
    expect((await review(learner, 3, { card_id: 'w:pollinate' })).status).toBe(200);
  });

  it('keep the address of the page on which they were met', async () => {
    const learner = await registerLearner(service);
    const link = 'https://news.example/bees?q=1#:~:text=hive';
    expect((await saveWord(learner, 'hive', { link })).status).toBe(200);
    expect((await read(learner, 'scope=all')).cards).toMatchObject([{ word: { word: 'hive', link } }]);
  });

  it('show what was saved last, even if it arrived first', async () => {
    const learner = await registerLearner(service);
    await saveWord(learner, 'hive', { meaning: 'tổ ong' });
    await saveWord(learner, 'hive', { meaning: 'cũ hơn' }, 3);
    expect((await read(learner)).cards).toMatchObject([{ word: { meaning: 'tổ ong' } }]);
  });

  it.each([
    ['carry out', '/ˈkæri aʊt/'],
    ['bee’s', '/biːz/'],
    ['xyzzyq', null],
  ])('%s sounds like %s', async (word, ipa) => {
    const learner = await registerLearner(service);
    expect((await saveWord(learner, word)).data).toMatchObject({ ipa });
  });

  it.each([
    ['no word', { word: '  ' }],
    ['a long one', { word: 'a'.repeat(81) }],
    ['an address elsewhere', { source: { title: 'x', path: 'https://example.com' } }],
    ['an address elsewhere in disguise', { source: { title: 'x', path: '//example.com' } }],
    ['markup in an address', { source: { title: 'x', path: '/a"><script>' } }],
    ['a script', { source: { title: 'x', path: 'javascript:alert(1)' } }],
    ['a script as a link', { link: 'javascript:alert(1)' }],
    ['a link with a line break', { link: 'https://example.com/\na' }],
    ['a link that is too long', { link: `https://example.com/${'a'.repeat(500)}` }],
    ['NUL', { meaning: 'a\0b' }],
  ])('are refused with %s', async (_name, more) => {
    const learner = await registerLearner(service);
    expect(await saveWord(learner, 'hive', more)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('removal', () => {
  it('removes a card until it is answered wrong again', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG), 2);
    await saveWord(learner, 'hive');
    await remove(learner, CARD, 1);
    expect((await read(learner, 'scope=all')).cards.map(({ id }) => id)).toEqual(['w:hive']);
    // A review made elsewhere meanwhile does not restore it.
    expect((await review(learner, 3)).status).toBe(200);
    expect(await cardOf(learner)).toBeUndefined();
    await practise(learner, choose(WRONG));
    expect((await cardOf(learner))?.memory).toMatchObject({ reps: 1, lapses: 0 });
  });

  it('made before a mistake does not undo it, even if it arrives later', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG), 9);
    await practise(learner, choose(WRONG), 1);
    await remove(learner, CARD, 5);
    expect((await cardOf(learner))?.memory.reps).toBe(1);
  });
});

describe('the list', () => {
  it('finds questions and words, and treats wildcard characters literally', async () => {
    const learner = await activeLearner(service);
    await practise(learner, choose(WRONG));
    await saveWord(learner, 'hive', { meaning: 'tổ ong 100%' });
    const found = async (search: string) =>
      (await read(learner, new URLSearchParams({ scope: 'all', search }).toString())).cards.map(
        ({ kind }) => kind,
      );
    expect(await found('HIV')).toEqual(['word']);
    expect(await found('tổ ong')).toEqual(['word']);
    expect(await found('100%')).toEqual(['word']);
    expect(await found('1%0')).toEqual([]);
    expect(await found(content.prompt.slice(3, 20))).toEqual(['question']);
    expect(await found('nothing like this')).toEqual([]);
  });

  it('comes in pages, newest first', async () => {
    const learner = await registerLearner(service);
    for (const [at, word] of ['one', 'two', 'three'].entries()) await saveWord(learner, word, {}, 3 - at);
    const first = await read(learner, 'scope=all&limit=2');
    expect([first.cards.map(({ id }) => id), first.more]).toEqual([['w:three', 'w:two'], true]);
    expect(first.total).toBe(3);
    const second = await read(learner, 'scope=all&limit=2&offset=2');
    expect([second.cards.map(({ id }) => id), second.more]).toEqual([['w:one'], false]);
  });
});

it.each([
  ['get', '/notebook'],
  ['post', '/notebook/review'],
  ['post', '/notebook/words'],
  ['post', '/notebook/remove'],
] as const)('a guest may not %s %s', async (method, path) => {
  expect((await service[method](path, { body: method === 'post' ? {} : undefined })).status).toBe(401);
});

it('the export holds cards and log', async () => {
  const learner = await activeLearner(service);
  await practise(learner, choose(WRONG));
  await saveWord(learner, 'hive');
  await review(learner, 2);
  const { data } = await service.get('/privacy/export', { token: learner.token });
  expect(data).toMatchObject({ notebook_cards: [{}, {}], notebook_events: [{}, {}, {}] });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});

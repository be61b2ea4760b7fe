import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { REPORT_ERRORS } from '#contract/question-report.ts';
import { networkOf } from '#server/caller/caller.ts';
import { namesQuestion } from '#server/domain/attempt/reported-question.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Queryable, Tx } from '../../db/connect.ts';
import { questions } from '../../db/schema-content.ts';
import { questionReports } from '../../db/schema-report.ts';
import type { Handlers } from '../../http/handler.ts';
import { hourly } from '../../http/hourly-limits.ts';
import { type OwnLimit, useUp } from '../../http/rate-limit.ts';
import { notifyOperator } from '../../notices/notify-operator.ts';
import type { Platform } from '../../platform.ts';

async function hasReported(db: Queryable, learnerId: string, questionId: string): Promise<boolean> {
  const [earlier] = await db
    .select({ id: questionReports.id })
    .from(questionReports)
    .where(and(eq(questionReports.question_id, questionId), eq(questionReports.learner_id, learnerId)))
    .limit(1);
  return earlier !== undefined;
}

export function handlers(platform: Platform): Handlers<'questionReport'> {
  const { db, config } = platform;
  /** A learner is counted by who they are, so that guests on the same network do not use up their reports. */
  const limitOf = (ip: string, learnerId: string | undefined): OwnLimit =>
    learnerId === undefined
      ? hourly('report/network', { network: networkOf(ip) }, config.REPORT_PER_NETWORK_HOUR)
      : hourly('report/learner', { learner: learnerId }, config.REPORT_PER_LEARNER_HOUR);

  /** Stores the report. @returns whether the learner had reported the question before */
  const store = async (
    tx: Tx,
    body: BodyOf<typeof ENDPOINTS.questionReport.report>,
    learnerId: string | null,
  ): Promise<{ is_again: boolean }> => {
    // Retired ones too: a learner may be reading the result of an older attempt.
    const [question] = await tx
      .select({ id: questions.id })
      .from(questions)
      .where(namesQuestion(body.question_id))
      .limit(1);
    if (!question) throw new ApiFailure('NOT_FOUND');
    const is_again = learnerId !== null && (await hasReported(tx, learnerId, body.question_id));
    const id = uuidv7();
    await tx.insert(questionReports).values({ ...body, id, learner_id: learnerId, is_again });
    await notifyOperator(platform, tx, { kind: 'report', id });
    return { is_again };
  };

  return {
    constants: async () => ({ errors: [...REPORT_ERRORS] }),
    report: async ({ body, learner, request }) => {
      await useUp(db, [limitOf(request.ip, learner?.id)], 'TOO_MANY_REQUESTS');
      return db.transaction((tx) => store(tx, body, learner?.id ?? null));
    },
    reportOwn: async ({ body, learner, request, tx }) => {
      await useUp(tx, [limitOf(request.ip, learner.id)], 'TOO_MANY_REQUESTS');
      return store(tx, body, learner.id);
    },
  };
}

import { eq } from 'drizzle-orm';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { paymentWays } from '#server/db/schema-content.ts';
import type { Catalogue } from '#server/domain/course/catalogue.ts';
import type { Platform } from '#server/platform.ts';

export type PaymentFacts = ResponseOf<typeof ENDPOINTS.payment.list>;

/** Payment details of the centre and course prices from the content, cached. */
export function paymentFactsOf({ content }: Pick<Platform, 'content'>, catalogue: Catalogue) {
  const load = content.keep(async (): Promise<PaymentFacts> => {
    const [ways] = await content.db.select().from(paymentWays).where(eq(paymentWays.retired, false));
    const courses = (await catalogue.all()).filter(({ is_free }) => !is_free);
    return {
      methods: ways?.methods ?? [],
      courses: courses.map(({ id, name, price }) => ({ id, name, price })),
    };
  });
  return (): Promise<PaymentFacts> => load('all');
}

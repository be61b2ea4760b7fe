import { z } from 'zod/mini';
import type { NoReply } from '#contract/free-talk.ts';
import { isQuoted } from '#rules/conversation/quoted.ts';
import { newBoundary } from '../providers/between-lines.ts';
import type { Chat } from '../providers/chat.ts';
import { inTime } from '../providers/in-time.ts';
import { plainText } from '../providers/plain-text.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { isPartnersLine, mostWords } from './partners-line.ts';
import { briefFor, type FreeExchange, openMissions } from './scene-brief.ts';

/** What the partner says, with what is proved by the learner's words. */
export interface PartnersReply {
  line: string;
  /** Ids of missions. */
  missions: string[];
  /** Id of a turn of the scene; null where the model named none that the talk can be at. */
  turn: string | null;
}

/** Plays the partner of a scene. */
export interface Partner {
  /** @param payer the learner whose daily budget is charged */
  reply(exchange: FreeExchange, payer: string): Promise<PartnersReply | NoReply>;
}

const MAX_TOKENS = 300;
/** A goal cannot be reached by fewer answers of the learner. */
const LEAST_ANSWERS_TO_GOAL = 3;
const MISSIONS_MOST = 10;

const name = z.string().check(z.maxLength(100));
const quote = z.string().check(z.maxLength(1_000));

const answerSchema = (level: number, boundary: string) =>
  z.object({
    line: plainText().check(
      z.refine(
        (text) => isPartnersLine(text, level) && !text.includes(boundary),
        `expected one line of plain English of at most ${mostWords(level)} words`,
      ),
    ),
    missions: z.array(z.object({ id: name, quote })).check(z.maxLength(MISSIONS_MOST)),
    turn: name,
    goal_quote: quote,
  });
type ModelsAnswer = z.infer<ReturnType<typeof answerSchema>>;

/** Missions whose quote the learner has just said. */
function provedMissions(exchange: FreeExchange, { missions }: ModelsAnswer): string[] {
  return openMissions(exchange).filter((id) =>
    missions.some((claimed) => claimed.id === id && isQuoted(exchange.said, claimed.quote)),
  );
}

/** Where the talk is: the goal is reached only by words of the learner, and not at once. */
function provedTurn({ scene, talk, said }: FreeExchange, answer: ModelsAnswer): string | null {
  const turn = scene.turns.find(({ id }) => id === answer.turn);
  if (!turn) return null;
  if (turn.end !== 'good') return turn.id;
  const own = [...talk.filter(({ by }) => by === 'learner').map(({ text }) => text), said];
  const isReached =
    own.length >= LEAST_ANSWERS_TO_GOAL && own.some((one) => isQuoted(one, answer.goal_quote));
  return isReached ? turn.id : null;
}

const reasonOf = ({ kind }: ProviderError): NoReply => {
  if (kind === 'over_budget') return 'budget';
  return kind === 'not_agreed' ? 'consent' : 'away';
};

/** Asks a language model, charged to the learner's daily budget, and believes of its answer what can be proved. */
export function createChatPartner(
  chat: Chat,
  patienceMs: number,
  onError: (error: ProviderError) => void,
): Partner {
  async function ask(exchange: FreeExchange, payer: string): Promise<PartnersReply | NoReply> {
    const boundary = newBoundary();
    try {
      const answer = await chat.ask(
        {
          messages: briefFor(exchange, boundary),
          name: 'partners_line',
          schema: answerSchema(exchange.scene.level, boundary),
          maxTokens: MAX_TOKENS,
        },
        payer,
      );
      const { line } = answer;
      return { line, missions: provedMissions(exchange, answer), turn: provedTurn(exchange, answer) };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const reason = reasonOf(error);
      // Neither a missing consent nor an empty budget is a failure of the service.
      if (reason === 'away') onError(error);
      return reason;
    }
  }
  return { reply: async (exchange, payer) => (await inTime(ask(exchange, payer), patienceMs)) ?? 'away' };
}

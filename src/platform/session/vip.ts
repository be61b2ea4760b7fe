import { z } from 'zod/mini';
import { create } from 'zustand';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { call } from '#src/platform/http/http.ts';
import { currentSession } from './session.ts';

const KEY = 'luyen.vip';

const vipSchema = z.object({
  courses: z.boolean(),
  tutoring: z.boolean(),
  conversation: z.boolean(),
  speaking: z.boolean(),
  /** The AI speaking level chosen by the learner. */
  speakingLevel: z.nullable(z.number()),
  /** Went through the introduction to conversation. Devices that stored their status before it existed have none. */
  introduced: z._default(z.boolean(), false),
});
export type Vip = z.infer<typeof vipSchema>;

const storedSchema = z.object({
  learnerId: z.string(),
  vip: vipSchema,
  /** The server has told it; otherwise only what the learner did here is known. Devices stored nothing else before. */
  isTold: z._default(z.boolean(), true),
});
type Stored = z.infer<typeof storedSchema>;

export const NOT_VIP: Vip = {
  courses: false,
  tutoring: false,
  conversation: false,
  speaking: false,
  speakingLevel: null,
  introduced: false,
};

/** The server's last response, stored on the device so that guards decide with no network. */
const useStored = create<{ stored: Stored | null }>(() => ({ stored: readStoredJson(KEY, storedSchema) }));

function store(stored: Stored): void {
  deviceStorage.setItem(KEY, JSON.stringify(stored));
  useStored.setState({ stored });
}

const ofLearner = (stored: Stored | null, learnerId: string | null): Stored | null =>
  stored !== null && stored.learnerId === learnerId ? stored : null;

const toldOf = (stored: Stored | null, learnerId: string | null): Vip | null => {
  const own = ofLearner(stored, learnerId);
  return own?.isTold ? own.vip : null;
};

const ownStored = (): Stored | null => ofLearner(useStored.getState().stored, currentSession().learnerId);

/** What this learner is VIP for, as far as the device knows; null if it has never been told. */
export const storedVip = (): Vip | null => toldOf(useStored.getState().stored, currentSession().learnerId);

/** What is known without the server: the level and the introduction that the learner went through here. */
export const knownHere = (): Vip => ownStored()?.vip ?? NOT_VIP;

/** Like `storedVip`, for components: null for a learner of whom nothing is known yet. A guest is VIP for nothing. */
export function useKnownVip(learnerId: string | null): Vip | null {
  const known = useStored(({ stored }) => toldOf(stored, learnerId));
  return known ?? (learnerId === null ? NOT_VIP : null);
}

/** The same where it makes no difference whether somebody is no VIP or not known yet: nothing is told or closed by it. */
export const useVip = (learnerId: string | null): Vip =>
  useStored(({ stored }) => ofLearner(stored, learnerId)?.vip) ?? NOT_VIP;

export const isAnyVip = ({ courses, tutoring, conversation, speaking }: Vip): boolean =>
  courses || tutoring || conversation || speaking;

async function askFor(learnerId: string): Promise<void> {
  const result = await call(ENDPOINTS.vip.isVip, {});
  if (!result.success || currentSession().learnerId !== learnerId) return;
  const { courses, tutoring, conversation, virtual_room } = result.data;
  const stored: Stored = {
    learnerId,
    vip: {
      courses: courses.is_vip,
      tutoring: tutoring.is_vip,
      conversation: conversation.is_vip,
      speaking: virtual_room.speaking.is_vip,
      // A level that was set with no network may not have arrived yet; none is ever taken back.
      speakingLevel: virtual_room.speaking.user?.level ?? knownHere().speakingLevel,
      // Asked for by the pages that depend on it.
      introduced: knownHere().introduced,
    },
    isTold: true,
  };
  store(stored);
}

function storePart(part: Partial<Vip>): void {
  const { learnerId } = currentSession();
  if (learnerId) store({ learnerId, vip: { ...knownHere(), ...part }, isTold: ownStored()?.isTold ?? false });
}

/** Sets the signed-in learner's speaking level on this device, before the server knows of it. */
export const storeSpeakingLevel = (speakingLevel: number): void => storePart({ speakingLevel });

/** The signed-in learner has gone through the introduction to conversation, even if the server does not know yet. */
export const storeIntroduced = (): void => storePart({ introduced: true });

/** The request in progress, if any: several parts of the app want the response at the same moment. */
let inFlight: { token: string; answer: Promise<void> } | null = null;

/** Asks the server and stores its response. A failure changes nothing. */
export function refreshVip(): Promise<void> {
  const { token, learnerId } = currentSession();
  if (!token || !learnerId) return Promise.resolve();
  if (inFlight?.token === token) return inFlight.answer;
  const answer = askFor(learnerId).finally(() => {
    if (inFlight?.answer === answer) inFlight = null;
  });
  inFlight = { token, answer };
  return answer;
}

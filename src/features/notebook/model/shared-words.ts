import { z } from 'zod/mini';
import { create } from 'zustand';
import { CONTEXT_MAX, LINK_MAX, WORD_MAX } from '#contract/notebook.ts';
import type { SharedWord } from '#rules/notebook/shared-word.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { currentSession } from '#src/platform/session/session.ts';

const KEY = 'luyen.shared-words';
/** The oldest make room: any page may link here with a word of its own. */
const MAX = 20;

const storedSchema = z.array(
  z.object({
    word: z.string().check(z.maxLength(WORD_MAX)),
    context: z.nullable(z.string().check(z.maxLength(CONTEXT_MAX))),
    link: z.nullable(z.string().check(z.maxLength(LINK_MAX), z.regex(/^https?:\/\/[!-~]+$/))),
    /** Who was signed in when it was shared; null: whoever signs in next. */
    owner: z.nullable(z.string()),
  }),
);
type WaitingWord = z.infer<typeof storedSchema>[number];

/** Shared words that the learner has not decided about; on the device until then. The newest comes first. */
const useWaiting = create<{ words: readonly WaitingWord[] }>(() => ({
  words: readStoredJson(KEY, storedSchema) ?? [],
}));

function store(words: readonly WaitingWord[]): void {
  useWaiting.setState({ words });
  deviceStorage.setItem(KEY, JSON.stringify(words));
}

const isSame = (a: SharedWord, b: SharedWord): boolean =>
  a.word === b.word && a.context === b.context && a.link === b.link;

/** Keeps a shared word for the learner's decision. */
export function addSharedWord({ word, context, link }: SharedWord): void {
  const added = { word, context, link, owner: currentSession().learnerId };
  const others = useWaiting.getState().words.filter((known) => !isSame(known, added));
  store([added, ...others].slice(0, MAX));
}

/** Forgets a shared word: it was saved, or is not wanted. */
export const removeSharedWord = (word: SharedWord): void =>
  store(useWaiting.getState().words.filter((known) => !isSame(known, word)));

/** The words that wait for this learner; null: a guest. */
export function useSharedWords(learnerId: string | null): readonly SharedWord[] {
  const words = useWaiting((state) => state.words);
  return words.filter(({ owner }) => owner === null || owner === learnerId);
}

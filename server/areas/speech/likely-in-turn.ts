import { readFileSync } from 'node:fs';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { askedTurn } from '#rules/conversation/asked-turn.ts';
import type { Scenes } from '#server/domain/conversation/scenes.ts';
import { likelyMeanings } from '#speech/meaning/likeness/likely-meanings.ts';
import { WordLikeness } from '#speech/meaning/likeness/word-likeness.ts';
import { readWordVectors } from '#speech/meaning/likeness/word-vectors.ts';

const VECTORS = new URL('../../../speech/meaning/likeness/word-vectors.bin', import.meta.url);

let likeness: WordLikeness | undefined;

/** Read with the first answer. */
function openLikeness(): WordLikeness {
  likeness ??= new WordLikeness(readWordVectors(readFileSync(VECTORS)));
  return likeness;
}

type WrittenTurn = NonNullable<Awaited<ReturnType<Scenes['written']>>>['turns'][number];

/** The turn of a scene; undefined where none is given, or it is not there any more. */
export async function turnOf(
  scenes: Pick<Scenes, 'written'>,
  { scene, turn }: { scene?: string | undefined; turn?: string | undefined },
): Promise<WrittenTurn | undefined> {
  if (scene === undefined || turn === undefined) return undefined;
  return (await scenes.written(scene))?.turns.find(({ id }) => id === turn);
}

/** Which meanings of a turn a text is likely to have. */
export const likelyInTurn = (
  turn: WrittenTurn,
  text: string,
): ResponseOf<typeof ENDPOINTS.speech.speechToText>['likely'] =>
  likelyMeanings(openLikeness(), text, askedTurn(turn)).map(({ id, chance, isTurned }) => ({
    id,
    chance,
    is_turned: isTurned,
  }));

import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { askedTurn } from '#rules/conversation/asked-turn.ts';
import type { Scenes } from '#server/domain/conversation/scenes.ts';
import { openLikeness } from '#server/engines/open-likeness.ts';
import { likelyMeanings } from '#speech/meaning/likeness/likely-meanings.ts';

let likeness: ReturnType<typeof openLikeness> | undefined;

/** Read with the first answer. */
function likenessOfScenes(): ReturnType<typeof openLikeness> {
  likeness ??= openLikeness();
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
  likelyMeanings(likenessOfScenes(), text, askedTurn(turn)).map(({ id, chance, isTurned }) => ({
    id,
    chance,
    is_turned: isTurned,
  }));

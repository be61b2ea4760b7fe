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

/** Which meanings of a turn a text is likely to have; undefined without a turn, or with one that is not there any more. */
export async function likelyInTurn(
  scenes: Pick<Scenes, 'written'>,
  at: { scene?: string | undefined; turn?: string | undefined },
  text: string,
): Promise<ResponseOf<typeof ENDPOINTS.speech.speechToText>['likely']> {
  if (at.scene === undefined || at.turn === undefined) return undefined;
  const turn = (await scenes.written(at.scene))?.turns.find(({ id }) => id === at.turn);
  if (!turn) return undefined;
  return likelyMeanings(openLikeness(), text, askedTurn(turn)).map(({ id, chance, isTurned }) => ({
    id,
    chance,
    is_turned: isTurned,
  }));
}

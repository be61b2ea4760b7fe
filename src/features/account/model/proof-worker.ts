import { solveProof } from './solve-proof.ts';

/** What the worker tells the page: puzzles solved so far, or at last the proof. */
export type ProofNews = { solved: number } | { proof: string };

const tell = (news: ProofNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<string>) => {
  tell({ proof: solveProof(data, (solved) => tell({ solved })) });
});

import { Hourglass } from 'lucide-react';
import { PROOF_PARTS } from '#contract/proof.ts';
import { ACCOUNT } from '#src/messages/account.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';

interface ProofProgressProps {
  /** Puzzles solved so far. */
  solved: number;
  onCancel: () => void;
}

/** Says why the code takes longer than usual, and how far it is. */
export function ProofProgress({ solved, onCancel }: ProofProgressProps) {
  return (
    <Notice tone="info" icon={Hourglass} title={ACCOUNT.proofTitle}>
      <p>{ACCOUNT.proofText}</p>
      <ProgressBar value={solved} max={PROOF_PARTS} label={ACCOUNT.proofProgress(solved, PROOF_PARTS)} />
      <Button variant="quiet" className="-ml-5 justify-self-start text-sm" onClick={onCancel}>
        {ACCOUNT.proofCancel}
      </Button>
    </Notice>
  );
}

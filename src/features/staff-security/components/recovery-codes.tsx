import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { STAFF_SECURITY } from '../messages/staff-security.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [told, setTold] = useState('');
  const text = `${STAFF_SECURITY.fileHead}\n\n${codes.join('\n')}\n`;
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setTold(STAFF_SECURITY.copied),
      () => setTold(STAFF_SECURITY.notCopied),
    );
  return (
    <Card className="grid gap-4">
      <SectionHead title={STAFF_SECURITY.codesTitle} />
      <p>{STAFF_SECURITY.codesText}</p>
      <ul className="grid gap-2 font-mono text-lg tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" icon={Copy} onClick={copy}>
          {STAFF_SECURITY.copy}
        </Button>
        <Button
          variant="secondary"
          icon={Download}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'luyen-ma-du-phong.txt')}
        >
          {STAFF_SECURITY.download}
        </Button>
        <Button variant="secondary" icon={Printer} onClick={() => print()}>
          {STAFF_SECURITY.print}
        </Button>
        <Button onClick={onDone}>{STAFF_SECURITY.done}</Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {told}
      </p>
    </Card>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#rules/text/formats.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { failureText } from '#src/platform/http/api-result.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { downloadExport } from '../model/download-export.ts';

type State =
  | { name: 'idle' }
  | { name: 'running'; bytes: number }
  | { name: 'done'; bytes: number }
  | { name: 'failed'; message: string };

/** Downloads everything the server stores about the learner, as one file. */
export function DataExport() {
  const [state, setState] = useState<State>({ name: 'idle' });
  const run = async () => {
    setState({ name: 'running', bytes: 0 });
    const result = await downloadExport((bytes) => setState({ name: 'running', bytes }));
    if (!result.success) {
      setState({
        name: 'failed',
        message: failureText(result, PRIVACY.exportNeedsNetwork),
      });
      return;
    }
    saveFile(result.file, `luyen-du-lieu-${new Date().toISOString().slice(0, 10)}.json`);
    setState({ name: 'done', bytes: result.file.size });
  };
  const running = state.name === 'running';
  return (
    <Card className="grid gap-3">
      <p className="text-muted">{PRIVACY.exportText}</p>
      <Button
        variant="secondary"
        icon={Download}
        className="justify-self-start"
        busy={running}
        onClick={() => void run()}
      >
        {PRIVACY.exportAction}
      </Button>
      <p role="status" className="text-sm text-muted tabular-nums empty:hidden">
        {running &&
          (state.bytes > 0 ? PRIVACY.exportProgress(formatBytes(state.bytes)) : PRIVACY.exportPreparing)}
        {state.name === 'done' && PRIVACY.exportDone(formatBytes(state.bytes))}
      </p>
      {state.name === 'failed' && <Notice tone="error">{state.message}</Notice>}
    </Card>
  );
}

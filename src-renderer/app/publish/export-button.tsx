import { Button } from '@mantine/core';
import { invoke } from '../../bridge/client.ts';
import { useState } from 'react';
import { attempt, notifySuccess } from '../../ui/notify.tsx';

/** A button that exports the draft as a ZIP file, for the customer's own web server. */
export function ExportButton({ slug }: { slug: string }) {
  const [isRunning, setRunning] = useState(false);
  const run = async (): Promise<void> => {
    setRunning(true);
    await attempt('The export failed', write, slug);
    setRunning(false);
  };
  const write = async (): Promise<void> => {
    const { path, missing } = await invoke('publishing.export', { slug });
    const without = missing === 1 ? '1 picture' : `${missing} pictures`;
    const note = missing === 0 ? '' : ` It is without ${without} that could not be read.`;
    if (path !== undefined) notifySuccess({ title: 'Exported', message: path + note });
  };
  return (
    <Button variant="subtle" loading={isRunning} onClick={() => void run()}>
      Export as ZIP
    </Button>
  );
}

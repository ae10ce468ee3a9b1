import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

interface ReleaseNotesProps {
  version: string;
  /** plain text */
  notes: string;
}

/** A button that shows what is new in a version of the app. */
export function ReleaseNotesButton({ version, notes }: ReleaseNotesProps) {
  const [reading, setReading] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setReading(true)}>
        What is new
      </Button>
      {reading && (
        <Dialog title={`What is new in version ${version}`} size="lg" onClose={() => setReading(false)}>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {notes}
          </Text>
        </Dialog>
      )}
    </>
  );
}

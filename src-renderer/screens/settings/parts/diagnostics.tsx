import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '../../../bridge/hooks.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import classes from '../settings.module.css';

/** Shows the diagnostics before they are saved to a file, so that users see what they are about to share. */
export function DiagnosticsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery('settings.diagnostics', {}, { gcTime: 0, staleTime: 0 });
  const saving = useMutation('settings.saveDiagnostics');
  const save = async (): Promise<void> => {
    const answer = await saving.run({});
    if (answer?.path === undefined) return;
    notifySuccess({ title: 'Diagnostics saved', message: answer.path });
    onClose();
  };
  return (
    <Dialog title="Diagnostics" size={760} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">
          Versions, settings, numbers of what is kept, reports of crashes, and the last lines of the log. No passwords,
          no keys, and nothing that sites say.
        </Text>
        {/* Focusable, because keyboard users have to be able to scroll the region. */}
        <pre className={classes.diagnostics} tabIndex={0} aria-label="Diagnostics">
          {data?.text ?? error?.message ?? '…'}
        </pre>
        {saving.error && <ErrorText>{saving.error.message}</ErrorText>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button loading={saving.running} disabled={!data} onClick={() => void save()} data-autofocus>
            Save to a file…
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

import { Anchor } from '@mantine/core';
import { ExternalLink as Icon } from 'lucide-react';
import { invoke } from '../../../../bridge/client.ts';
import { notifyError } from '../../../../ui/notify.tsx';

/** Opens in the system's browser. */
export function ExternalLink({ url, children }: { url: string; children: string }) {
  const open = (): void => {
    invoke('app.openExternal', { url }).catch((error: unknown) => notifyError('The page could not be opened', error));
  };
  return (
    <Anchor component="button" type="button" size="sm" onClick={open}>
      {children} <Icon size={13} aria-hidden />
    </Anchor>
  );
}

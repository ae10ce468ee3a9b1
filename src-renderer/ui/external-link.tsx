import { Anchor } from '@mantine/core';
import { ExternalLink as Icon } from 'lucide-react';
import { openExternal } from './open-external.ts';

/** Opens in the system's browser. */
export function ExternalLink({ url, children }: { url: string; children: string }) {
  return (
    <Anchor component="button" type="button" size="sm" onClick={() => openExternal(url)}>
      {children} <Icon size={13} aria-hidden style={{ verticalAlign: -2 }} />
    </Anchor>
  );
}

import { Anchor } from '@mantine/core';
import { ExternalLink as Icon } from 'lucide-react';
import { openExternal } from '../../../../ui/open-external.ts';
import classes from './business-profile.module.css';

/** Opens in the system's browser. */
export function ExternalLink({ url, children }: { url: string; children: string }) {
  return (
    <Anchor component="button" type="button" size="sm" onClick={() => openExternal(url)}>
      {children} <Icon size={13} aria-hidden className={classes.icon} />
    </Anchor>
  );
}

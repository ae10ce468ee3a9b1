import { Button, Stack, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { publishBlockers, saveBlockers } from '#shared/domain/site/readiness.ts';
import { useSite, useStatus } from '../../state/draft.ts';
import { useAppInfo } from '../app-info.ts';
import type { SaveKind } from '../save-flow/run-save.ts';
import type { SaveFlow } from '../save-flow/use-save-flow.ts';
import { shortcutLabel } from '../shortcuts/shortcuts.ts';

export function SaveButtons({ flow }: { flow: SaveFlow }) {
  const { contactField } = useAppInfo();
  const saving = useSite((site) => saveBlockers(site, contactField));
  const publishing = useSite((site) => publishBlockers(site, contactField));
  return (
    <>
      <ActionButton kind="save" label="Save" reasons={saving} flow={flow} />
      <ActionButton kind="publish" label="Publish" reasons={publishing} flow={flow} />
    </>
  );
}

interface ActionButtonProps {
  kind: SaveKind;
  label: string;
  reasons: string[];
  flow: SaveFlow;
}

/** Disabled it still takes the focus, so that its reasons can be read with the keyboard too. */
function ActionButton({ kind, label, reasons, flow }: ActionButtonProps) {
  const id = useId();
  const loaded = useStatus(({ phase }) => phase === 'open');
  const why = loaded ? reasons : ['The site is not loaded yet.'];
  const busy = flow.running !== undefined;
  const disabled = busy || why.length > 0;
  const start = (): void => {
    if (!disabled) void flow.start(kind);
  };
  return (
    <Tooltip
      label={why.length > 0 ? <Reasons reasons={why} /> : `${label} (${shortcutLabel(kind)})`}
      multiline
      maw={320}
      disabled={busy}
      position="bottom-end"
    >
      <Button
        variant={kind === 'publish' ? 'filled' : 'default'}
        data-disabled={disabled || undefined}
        aria-disabled={disabled}
        aria-describedby={why.length > 0 ? id : undefined}
        loading={flow.running === kind}
        onClick={start}
      >
        {label}
        {why.length > 0 && <VisuallyHidden id={id}>{why.join(' ')}</VisuallyHidden>}
      </Button>
    </Tooltip>
  );
}

function Reasons({ reasons }: { reasons: string[] }) {
  return (
    <Stack gap={4}>
      {reasons.map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}

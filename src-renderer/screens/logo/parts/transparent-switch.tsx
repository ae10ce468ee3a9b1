import { Group, Loader, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { flag, text } from '#shared/domain/site/readers.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import { currentSite, edit, useOfflineReason, useSite, useSlug } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { canRefine, putRefined, switchRefined } from '../model.ts';

interface TransparentSwitchProps {
  logo: string;
  /** media type of the logo */
  type: string | undefined;
  /** beside the switch */
  children: ReactNode;
}

/** Shows the logo without its background. The server makes that once; from then on it is only switched. */
export function TransparentSwitch({ logo, type, children }: TransparentSwitchProps) {
  const isOn = useSite((site) => flag(site.use_refined_logo));
  const isMade = useSite((site) => text(site.logo_refined) !== '');
  const slug = useSlug();
  const offline = useOfflineReason('The server takes the background away');
  const { run, running, error, reset } = useMutation('logo.refine');

  const toggle = async (on: boolean): Promise<void> => {
    if (!on || isMade) return void edit(switchRefined(currentSite(), on));
    const refined = await run({ slug, logo });
    if (refined && text(currentSite().logo) === logo) edit(putRefined(currentSite(), refined.logo));
  };
  const needsServer = isMade || isOn ? undefined : offline;
  return (
    <>
      <Group justify="space-between" gap="xs" mt="sm">
        {canRefine(type) && (
          <Switch
            label="Transparent background"
            description={needsServer}
            checked={isOn || running}
            disabled={running || needsServer !== undefined}
            thumbIcon={running ? <Loader size={10} aria-hidden /> : undefined}
            onChange={(event) => void toggle(event.currentTarget.checked)}
          />
        )}
        <Group gap="xs" ms="auto">
          {children}
        </Group>
      </Group>
      {error && (
        <FailureAlert
          message={error.message}
          onDismiss={reset}
          onRetry={needsServer === undefined ? () => void toggle(true) : undefined}
        />
      )}
    </>
  );
}

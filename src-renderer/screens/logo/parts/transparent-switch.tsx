import { Group, Loader, Switch } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { flag, text } from '#shared/record/readers.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { currentSite, edit, useOfflineReason, useSite, useSlug } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { putRefined, refusesRefining, switchRefined } from '../model.ts';

interface TransparentSwitchProps {
  logo: string;
  /** media type of the logo */
  type: string | undefined;
  /** whether the type is still being read */
  loading: boolean;
  /** elements beside the switch */
  children: ReactNode;
}

/**
 * Switch that shows the logo without its background. The server removes the background when the switch is first turned
 * on; after that, the switch only chooses between the two pictures.
 */
export function TransparentSwitch({ logo, type, loading, children }: TransparentSwitchProps) {
  const isOn = useSite((site) => flag(site.use_refined_logo));
  const isMade = useSite((site) => text(site.logo_refined) !== '');
  const slug = useSlug();
  const offline = useOfflineReason('The server takes the background away');
  const { run, running, error, cancel, reset } = useMutation('logo.refine');
  // If the logo changes, the request and the error message of the former logo are dropped.
  useEffect(
    () => () => {
      cancel();
      reset();
    },
    [logo, cancel, reset],
  );

  const toggle = async (on: boolean): Promise<void> => {
    if (!on || isMade) return void edit(switchRefined(currentSite(), on));
    const refined = await run({ slug, logo });
    if (refined && text(currentSite().logo) === logo) edit(putRefined(currentSite(), refined.logo));
  };
  const needsServer = isMade || isOn ? undefined : offline;
  // The switch can always be turned off, whatever the type of the logo.
  const refusal = isOn ? undefined : (refusesRefining(type) ?? needsServer);
  return (
    <>
      <Group justify="space-between" gap="xs" mt="sm">
        <Switch
          data-path="use_refined_logo"
          label={labelAt(['use_refined_logo'])}
          description={loading ? undefined : refusal}
          checked={isOn || running}
          disabled={running || refusal !== undefined}
          thumbIcon={running ? <Loader size={10} aria-hidden /> : undefined}
          onChange={(event) => void toggle(event.currentTarget.checked)}
        />
        <Group gap="xs" ms="auto">
          {children}
        </Group>
      </Group>
      {error && (
        <FailureAlert
          message={error.message}
          onDismiss={reset}
          onRetry={refusal === undefined ? () => void toggle(true) : undefined}
        />
      )}
    </>
  );
}

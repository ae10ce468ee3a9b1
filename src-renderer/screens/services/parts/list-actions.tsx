import { Stack } from '@mantine/core';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { useAppInfo, useNotSetUp } from '../../../state/app-info.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { SetUpHint } from '../../../ui/set-up-hint.tsx';
import { DefaultServices } from './default-services.tsx';

/** Further actions, and a field, for the whole list of services. */
export function ListActions() {
  const { ideasSheetUrl } = useAppInfo();
  const noSheet = useNotSetUp('ideasSheet');
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack align="flex-start" gap="sm" w="100%">
      <ActionButton icon={ListPlus} onClick={() => setChoosing(true)}>
        Default services
      </ActionButton>
      <TextField path={['service_link_text']} w="100%" />
      <div>
        <ExternalLink url={ideasSheetUrl}>Ideas for services</ExternalLink>
        <SetUpHint>{noSheet}</SetUpHint>
      </div>
      {choosing && <DefaultServices onClose={() => setChoosing(false)} />}
    </Stack>
  );
}

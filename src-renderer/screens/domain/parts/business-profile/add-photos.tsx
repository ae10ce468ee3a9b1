import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Output } from '#shared/ipc/contract.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { ErrorText } from '../../../../ui/error-text.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { failureLines, percentOf, uploadedLine } from './model.ts';
import type { Profile } from './use-profile.ts';

/**
 * Button that adds the logo, the cover and the gallery's photos to the listing. Leaves out photos that an earlier run
 * has added, so that a cancelled run can be continued.
 */
export function AddPhotos({ profile: { slug, offline, refetch } }: { profile: Profile }) {
  const { run, running, step, error, cancel } = useMutation('businessProfile.addPhotos');
  const [result, setResult] = useState<Output<'businessProfile.addPhotos'>>();
  const add = async (): Promise<void> => {
    setResult(undefined);
    const answer = await run({ slug });
    setResult(answer);
    if (!answer) await refetch();
  };
  return (
    <Stack gap={8} align="stretch">
      {running ? (
        <Group gap="sm">
          <Progress flex={1} miw={160} size="lg" value={percentOf(step) ?? 0} aria-label="Photos uploaded" />
          <Text size="sm" role="status">
            {step ? `Uploading photos: ${step}` : 'Preparing the photos…'}
          </Text>
          <Button size="compact-sm" variant="default" onClick={cancel}>
            Cancel
          </Button>
        </Group>
      ) : (
        <Group>
          <ReasonButton variant="default" reason={offline} onClick={() => void add()}>
            Add All Photos
          </ReasonButton>
        </Group>
      )}
      {result && (
        <Text size="sm" role="status">
          {uploadedLine(result.added, result.known)}
        </Text>
      )}
      {[...failureLines(result?.failures ?? []), ...(error ? [error.message] : [])].map((line) => (
        <ErrorText key={line}>{line}</ErrorText>
      ))}
    </Stack>
  );
}

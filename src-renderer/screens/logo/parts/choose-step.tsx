import { Button, Group, Loader, Text, Textarea } from '@mantine/core';
import { Eraser, Sparkles } from 'lucide-react';
import { useMutation, useQuery } from '../../../bridge/hooks.ts';
import { Photo } from '../../../editor/photos/photo.tsx';
import { useOfflineReason, useSlug } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import classes from '../generator.module.css';
import type { LogoDraft, SessionActions } from '../session.ts';

interface StepProps {
  session: LogoDraft;
  actions: SessionActions;
}

/** Step 1: generates images from a prompt, and lets the user choose one. */
export function ChooseStep({ session, actions }: StepProps) {
  const slug = useSlug();
  const needsServer = useOfflineReason('This needs the server');
  const earlier = useQuery('logo.earlier', { slug });
  const generate = useMutation('logo.generate');
  const erase = useMutation('logo.removeBackground');
  const { prompt, drawn, selected } = session;
  const logos = [...new Set([...drawn, ...(earlier.data?.logos ?? [])])];
  const draw = async (): Promise<void> => {
    const made = await generate.run({ slug, prompt });
    if (made) actions.addDrawn(made.logos);
  };
  const freeOfBackground = async (): Promise<void> => {
    const made = await erase.run({ url: selected });
    if (made) actions.addDrawn([made.logo]);
  };
  const busy = generate.running
    ? 'Drawing images…'
    : erase.running
      ? 'Removing the background…'
      : earlier.loading
        ? 'Looking for earlier images…'
        : undefined;
  return (
    <div className={classes.step}>
      <Textarea
        label="Prompt"
        placeholder="A friendly water drop with a wrench, two colors, flat"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        value={prompt}
        onChange={(event) => actions.change({ prompt: event.currentTarget.value })}
      />
      <Group gap="xs">
        <ReasonButton
          variant="default"
          leftSection={<Sparkles size={14} aria-hidden />}
          loading={generate.running}
          reason={needsServer ?? (prompt.trim() === '' ? 'Say in the prompt what is to be drawn.' : undefined)}
          onClick={() => void draw()}
        >
          Generate
        </ReasonButton>
        <ReasonButton
          variant="default"
          leftSection={<Eraser size={14} aria-hidden />}
          loading={erase.running}
          reason={needsServer ?? (selected === '' ? 'Select an image first.' : undefined)}
          onClick={() => void freeOfBackground()}
        >
          Remove background
        </ReasonButton>
      </Group>
      {generate.error && (
        <FailureAlert
          message={generate.error.message}
          onDismiss={generate.reset}
          onRetry={needsServer === undefined ? () => void draw() : undefined}
        />
      )}
      {erase.error && (
        <FailureAlert
          message={erase.error.message}
          onDismiss={erase.reset}
          onRetry={needsServer === undefined ? () => void freeOfBackground() : undefined}
        />
      )}
      {logos.length > 0 && (
        <div className={classes.images} role="radiogroup" aria-label="Images">
          {logos.map((logo, index) => (
            <label key={logo} className={classes.image}>
              <input
                type="radio"
                name="logo-image"
                aria-label={`Image ${index + 1}`}
                checked={logo === selected}
                onChange={() => actions.change({ selected: logo })}
              />
              <Photo photo={logo} alt="" loading="lazy" />
            </label>
          ))}
        </div>
      )}
      {busy !== undefined && (
        <Group gap="xs">
          <Loader size={14} aria-hidden />
          <Text size="sm" c="dimmed" role="status">
            {busy}
          </Text>
        </Group>
      )}
      {earlier.error && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            Earlier images could not be loaded: {earlier.error.message}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => void earlier.refetch()}>
            Retry
          </Button>
        </Group>
      )}
      {logos.length === 0 && earlier.data && busy === undefined && (
        <Text size="sm" c="dimmed">
          No images were drawn for this site yet. Say above what the first ones are to show.
        </Text>
      )}
      <Group justify="flex-end">
        <ReasonButton
          reason={selected === '' ? 'Select an image first.' : undefined}
          onClick={() => actions.change({ step: 2 })}
        >
          Next
        </ReasonButton>
      </Group>
    </div>
  );
}

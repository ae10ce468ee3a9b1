import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from '../bridge/hooks.ts';

interface CopyButtonProps {
  /** what is copied, for the button's label */
  name: string;
  text: string;
}

export function CopyButton({ name, text }: CopyButtonProps) {
  const { run } = useMutation('app.copyText');
  const [copied, setCopied] = useState<string>();
  const done = copied === text;
  const copy = async (): Promise<void> => {
    if (await run({ text })) setCopied(text);
  };
  return (
    <Tooltip label={done ? 'Copied' : `Copy ${name}`}>
      <ActionIcon aria-label={done ? `Copied ${name}` : `Copy ${name}`} onClick={() => void copy()}>
        {done ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}

/** A text with a button that copies it. */
export function CopyableText({ name, text }: CopyButtonProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <code style={{ overflowWrap: 'anywhere' }}>{text}</code>
      <CopyButton name={name} text={text} />
    </Group>
  );
}

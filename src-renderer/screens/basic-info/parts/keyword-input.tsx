import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { checkKeyword } from '#shared/domain/site/keywords.ts';
import { endStep } from '../../../state/draft.ts';

interface KeywordInputProps {
  label: string;
  value: string;
  onChange: (keyword: string) => void;
}

/** A field that takes no comma: text with one is refused as a whole, and what stood there stays. */
export function KeywordInput({ label, value, onChange }: KeywordInputProps) {
  const [refusal, setRefusal] = useState<string>();
  const change = (keyword: string): void => {
    const error = checkKeyword(keyword);
    setRefusal(error);
    if (!error) onChange(keyword);
  };
  const leave = (): void => {
    setRefusal(undefined);
    endStep();
  };
  return (
    <TextInput
      label={label}
      value={value}
      error={refusal}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

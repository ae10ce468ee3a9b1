import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import {
  addPhone,
  additionalPhones,
  canAddPhone,
  PHONE_LIMIT_MESSAGE,
  removePhone,
} from '#shared/domain/site/phones.ts';
import { currentSite, edit, endStep, setField, useSite } from '../../../state/draft.ts';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { useRowFocus } from '../../../ui/rows.tsx';

/** Numbers beside the main one. Those left empty are dropped when the site is saved. */
export function PhoneList() {
  const phones = useSite(additionalPhones);
  const room = useSite(canAddPhone);
  const [added, setAdded] = useState<number>();
  const { container, keepFocus } = useRowFocus<HTMLDivElement>();
  const add = (): void => {
    setAdded(phones.length);
    edit(addPhone(currentSite()));
  };
  const remove = (index: number): void => {
    setAdded(undefined);
    keepFocus(index);
    edit(removePhone(index));
  };
  return (
    <Stack ref={container} gap="sm">
      {phones.length > 0 && (
        <FormGrid>
          {phones.map((phone, index) => (
            <TextInput
              key={index}
              type="tel"
              label={`Additional phone ${index + 1}`}
              value={phone}
              autoFocus={index === added}
              onChange={(event) => setField(['additional_phone_number_list', index], event.currentTarget.value)}
              onBlur={endStep}
              rightSection={
                <ActionIcon
                  aria-label={`Remove additional phone ${index + 1}`}
                  onClick={() => remove(index)}
                  data-takes-row
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              }
            />
          ))}
        </FormGrid>
      )}
      <Group gap="sm">
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={!room}
          onClick={add}
          data-after-rows
        >
          Add phone number
        </Button>
        {!room && (
          <Text size="sm" c="dimmed" role="status">
            {PHONE_LIMIT_MESSAGE}
          </Text>
        )}
      </Group>
    </Stack>
  );
}

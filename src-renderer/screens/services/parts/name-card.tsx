import { Text, TextInput } from '@mantine/core';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useServiceName } from '../use-service-name.ts';

export function NameCard({ path, index }: EditedItem) {
  const name = useServiceName(index);
  return (
    <SectionCard title="Service" purpose="Photos, reviews and ads pages of the service follow its name.">
      <TextInput
        label="Name"
        value={name.value}
        onChange={(event) => name.type(event.currentTarget.value)}
        onBlur={name.settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') name.settle();
          if (key === 'Escape') name.cancel();
        }}
      />
      <Text size="sm" c="var(--app-attention)" role="alert" mt={name.notice === undefined ? 0 : 4}>
        {name.notice}
      </Text>
      <SwitchField path={[...path, 'include_in_socials']} mt="sm" />
    </SectionCard>
  );
}

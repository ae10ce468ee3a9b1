import { Group, Radio } from '@mantine/core';
import { flag } from '#shared/domain/site/readers.ts';
import { useBoundField } from '../../../editor/bound-field.ts';
import { versionWhenShown } from '../model.ts';

const YES = 'yes';
const NO = 'no';

export function ShowPage() {
  const field = useBoundField(['custom_page'], { derive: versionWhenShown });
  return (
    <Radio.Group
      label={field.label}
      value={flag(field.raw) ? YES : NO}
      onChange={(value) => {
        field.set(value === YES);
        field.onBlur();
      }}
    >
      <Group gap="lg" mt={8}>
        <Radio value={YES} label="Yes" />
        <Radio value={NO} label="No" />
      </Group>
    </Radio.Group>
  );
}

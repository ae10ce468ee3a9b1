import { Group, Stack } from '@mantine/core';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function PackagesCard({ path, name }: EditedItem) {
  return (
    <SectionCard title="Packages" purpose="What the service costs, as tables with products and prices.">
      <ListEditor
        path={[...path, 'packages']}
        layout="cards"
        label={`Packages of ${name}`}
        question
        empty="This service has no packages."
      >
        {drawPackage}
      </ListEditor>
    </SectionCard>
  );
}

const drawPackage = ({ path, name }: EditedItem) => (
  <Stack gap="md">
    <TextField path={[...path, 'service_package_title']} />
    <SwitchField path={[...path, 'service_product_col_view']} />
    <ListEditor
      title="Products"
      path={[...path, 'service_products']}
      label={`Products of ${name}`}
      question
      empty="No products yet."
    >
      {drawProduct}
    </ListEditor>
    <ListEditor
      title="Footers"
      path={[...path, 'service_footers']}
      label={`Footers of ${name}`}
      empty="No lines below the table."
    >
      {drawFooter}
    </ListEditor>
  </Stack>
);

const drawProduct = ({ path, number }: EditedItem) => (
  <Stack gap={4}>
    <Group gap={4} wrap="nowrap" align="flex-start">
      <TextField path={[...path, 'name']} number={number} flex={1} />
      <TextField path={[...path, 'price']} number={number} w={120} />
    </Group>
    <TextField path={[...path, 'description']} number={number} />
  </Stack>
);

const drawFooter = ({ path, number }: EditedItem) => <TextField path={[...path, 'note']} number={number} />;

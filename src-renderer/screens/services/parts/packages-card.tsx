import { Group, Stack } from '@mantine/core';
import { labelAt, labelOfOwner } from '../../../editor/bound-field.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { cards } from '../sections.ts';
import { fieldSummary } from '../../../editor/field-summary.ts';

export function PackagesCard({ path, name }: EditedItem) {
  return (
    <FoldCard
      of={cards.packages}
      summary={(site) => fieldSummary(site, [[...path, 'packages']])}
      purpose="What the service costs, as tables with products and prices."
    >
      <ListEditor
        path={[...path, 'packages']}
        layout="cards"
        label={labelOfOwner([...path, 'packages'], name)}
        question
        empty="This service has no packages."
      >
        {drawPackage}
      </ListEditor>
    </FoldCard>
  );
}

const drawPackage = ({ path, name }: EditedItem) => (
  <Stack gap="md">
    <TextField path={[...path, 'service_package_title']} />
    <SwitchField path={[...path, 'service_product_col_view']} />
    <ListEditor
      title={labelAt([...path, 'service_products'])}
      path={[...path, 'service_products']}
      label={labelOfOwner([...path, 'service_products'], name)}
      question
      empty="No products yet."
    >
      {drawProduct}
    </ListEditor>
    <ListEditor
      title={labelAt([...path, 'service_footers'])}
      path={[...path, 'service_footers']}
      label={labelOfOwner([...path, 'service_footers'], name)}
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

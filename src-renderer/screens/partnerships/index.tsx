import { Stack } from '@mantine/core';
import { numberedLabelAt } from '../../editor/bound-field.ts';
import { TextField } from '../../editor/fields/text-field.tsx';
import { type EditedItem, ListEditor } from '../../editor/list/list-editor.tsx';
import { membersAt } from '../../editor/list/item.ts';
import { PictureField } from '../../editor/photos/picture-field.tsx';
import { useScreenSection } from '../../editor/preview-section.ts';
import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { cardHint, partnershipName } from './model.ts';

const PATH = ['products'];

export default function PartnershipsScreen() {
  return (
    <Screen title="Partnerships" wide>
      <div {...useScreenSection('products')}>
        <SectionCard
          title="Partners"
          purpose="Brands, suppliers and associations; three in a row, as the page shows them."
        >
          <ListEditor
            path={PATH}
            layout="columns"
            nameOf={partnershipName}
            question
            removed={(name) => `Deleted ${name}`}
            empty="No partnerships yet. The page has no such section until there is one."
          >
            {drawPartnership}
          </ListEditor>
        </SectionCard>
      </div>
    </Screen>
  );
}

const drawPartnership = (item: EditedItem) => <PartnershipFields {...item} />;

function PartnershipFields({ path, index, number }: EditedItem) {
  const hint = useSite((site) => cardHint(membersAt(site, PATH, index)));
  return (
    <Stack gap="sm" role="group" aria-label={numberedLabelAt([...PATH, index], number)}>
      <PictureField path={[...path, 'photo']} crop={['wide', 'square', 'free']} compact />
      <TextField path={[...path, 'title']} hint={() => hint} data-first-field />
      <TextField path={[...path, 'subtitle']} />
      <TextField path={[...path, 'link']} />
    </Stack>
  );
}

import { Stack } from '@mantine/core';
import { ProseField, TextField } from '../../../editor/fields/text-field.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { PictureField } from '../../../editor/photos/picture-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { BIO_LIMIT, bioLength, bioPlaceholder, teammateName } from '../model.ts';

export function TeammatesCard() {
  return (
    <SectionCard title="Teammates" purpose="Three in a row, as the page shows them.">
      <ListEditor
        path={['teammates']}
        layout="columns"
        label="Teammates"
        nameOf={teammateName}
        add="Add teammate"
        question
        removed={(name) => `Deleted ${name}`}
        empty="No teammates yet. A face and a name tell customers who will come to their door."
      >
        {drawTeammate}
      </ListEditor>
    </SectionCard>
  );
}

const drawTeammate = ({ path, number }: EditedItem) => (
  <Stack gap="sm" role="group" aria-label={`Teammate ${number}`}>
    <PictureField path={[...path, 'photo']} altPath={[...path, 'alt_tag']} crop={['square', 'free']} compact />
    <TextField path={[...path, 'name']} data-first-field />
    <TextField path={[...path, 'role']} />
    <ProseField
      path={[...path, 'bio']}
      placeholder={bioPlaceholder}
      maxLength={BIO_LIMIT}
      hint={bioLength}
      minRows={3}
      maxRows={8}
    />
  </Stack>
);

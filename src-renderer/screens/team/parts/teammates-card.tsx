import { Stack } from '@mantine/core';
import { numberedLabelAt } from '../../../editor/bound-field.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { PictureField } from '../../../editor/photos/picture-field.tsx';
import { teammateName } from '../model.ts';
import { cards } from '../sections.ts';

export function TeammatesCard() {
  return (
    <FoldCard of={cards.teammates} purpose="Three in a row, as the page shows them.">
      <ListEditor
        path={['teammates']}
        layout="columns"
        nameOf={teammateName}
        question
        removed={(name) => `Deleted ${name}`}
        empty="No teammates yet. A face and a name tell customers who will come to their door."
      >
        {drawTeammate}
      </ListEditor>
    </FoldCard>
  );
}

const drawTeammate = ({ path, number }: EditedItem) => (
  <Stack gap="sm" role="group" aria-label={numberedLabelAt(path, number)}>
    <PictureField path={[...path, 'photo']} crop={['square', 'free']} compact />
    <TextField path={[...path, 'name']} data-first-field />
    <TextField path={[...path, 'role']} />
    <TextField path={[...path, 'bio']} />
  </Stack>
);

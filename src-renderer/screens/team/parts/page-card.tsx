import { FoldCard } from '../../../editor/fold-card.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { MissingPageNote } from '../../../editor/missing-page-note.tsx';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { cards } from '../sections.ts';

export function PageCard() {
  return (
    <FoldCard
      of={cards.page}
      purpose="A page of its own with the people of the company."
      action={<SwitchField path={['show_team_page']} />}
    >
      <FormGrid>
        <TextField path={['team_header']} />
        <TextField path={['team_subtitle']} />
      </FormGrid>
      <MissingPageNote page="team" />
    </FoldCard>
  );
}

import { FoldCard } from '../../../editor/fold-card.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { cards } from '../sections.ts';

const columns = [1, 2] as const;

export function TextsCard() {
  return (
    <FoldCard
      of={cards.texts}
      purpose="Below the people; the about us image stands beside the columns."
      action={<SwitchField path={['team_show_image']} />}
    >
      <FormGrid>
        {columns.map((column) => (
          <div key={column}>
            <TextField path={[`team_col_${column}_header`]} />
            <TextField path={[`team_col_${column}`]} mt="sm" />
          </div>
        ))}
      </FormGrid>
    </FoldCard>
  );
}

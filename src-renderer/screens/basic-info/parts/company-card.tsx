import { useMemo } from 'react';
import { generatedFields, type GenerationKind } from '#shared/ipc/content.ipc.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { useQuery } from '../../../bridge/hooks.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { GeneratedText, type GeneratedTextProps } from '../../../editor/generation/generated-text.tsx';
import { SharedTextNote } from '../../../editor/shared-text-note.tsx';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { countHint } from '../model.ts';
import { useTexts } from '../queries.ts';
import { PhoneList } from './phone-list.tsx';
import { RewritingInput } from './rewriting-input.tsx';
import { cards } from '../sections.ts';

export function CompanyCard() {
  return (
    <FoldCard of={cards.company} purpose="Who the company is and how customers reach it.">
      <FormGrid>
        <FullWidth>
          <FormGrid>
            <RewritingInput source="company_name" />
            <IndustryField />
            <GeneratedField kind="tagline" />
          </FormGrid>
        </FullWidth>
        <FullWidth>
          <FormGrid>
            <TextField path={['phone']} />
            <TextField path={['email']} />
            <FullWidth>
              <PhoneList />
            </FullWidth>
          </FormGrid>
        </FullWidth>
        <FullWidth>
          <GeneratedField kind="about" hint={countHint} />
          <SharedTextNote text="about" />
        </FullWidth>
        <GeneratedField kind="siteTitle" />
        <GeneratedField kind="siteDescription" />
        <TextField path={['license_number']} />
        <TextField path={['years_in_business']} />
      </FormGrid>
    </FoldCard>
  );
}

interface GeneratedFieldProps extends Pick<GeneratedTextProps, 'hint'> {
  kind: GenerationKind;
}

/** A text with a button that generates it. */
function GeneratedField({ kind, ...props }: GeneratedFieldProps) {
  const path = [generatedFields[kind]];
  const generation = useTexts([kind]);
  const name = `Generate ${labelAt(path).toLowerCase()}`;
  return (
    <FullWidth>
      <GeneratedText path={path} generators={[{ label: 'Generate', name, generation }]} {...props} />
    </FullWidth>
  );
}

function IndustryField() {
  const { data, error, refetch } = useQuery('industries.list', {});
  const options = useMemo(
    () => [...new Set(data?.map(({ name }) => name))].map((name) => ({ value: name, label: name })),
    [data],
  );
  return (
    <SelectField
      path={['company_type']}
      options={options}
      placeholder="Select an industry"
      nothingFoundMessage={options.length === 0 ? 'The industries are not known' : 'No industry of that name'}
      onDropdownOpen={() => error && void refetch()}
    />
  );
}

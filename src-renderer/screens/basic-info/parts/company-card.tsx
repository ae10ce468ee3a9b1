import type { GenerationKind } from '#shared/ipc/content.ipc.ts';
import { checkEmail } from '#shared/domain/site/email.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { type Hint, ProseField, TextField } from '../../../editor/fields/text-field.tsx';
import { GenerateButton } from '../../../editor/generation/generate-button.tsx';
import { GenerationReview } from '../../../editor/generation/generation-review.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { countHint, DESCRIPTION_LENGTH, generatedPaths, lengthHint, TITLE_LENGTH } from '../model.ts';
import { useIndustryNames, useTexts } from '../queries.ts';
import { PhoneList } from './phone-list.tsx';
import { RewritingInput } from './rewriting-input.tsx';

export function CompanyCard() {
  const hero = usePreviewSection('hero');
  const about = usePreviewSection('about-us');
  const footer = usePreviewSection('footer');
  return (
    <SectionCard title="Company" purpose="Who the company is and how customers reach it.">
      <FormGrid>
        <FullWidth {...hero}>
          <FormGrid>
            <RewritingInput source="company_name" />
            <IndustryField />
            <GeneratedField kind="tagline" />
          </FormGrid>
        </FullWidth>
        <FullWidth {...footer}>
          <FormGrid>
            <TextField path={['phone']} type="tel" />
            <TextField path={['email']} inputMode="email" check={checkEmail} />
            <FullWidth>
              <PhoneList />
            </FullWidth>
          </FormGrid>
        </FullWidth>
        <FullWidth {...about}>
          <GeneratedField kind="about" multiline hint={countHint} />
        </FullWidth>
        <GeneratedField kind="siteTitle" hint={(value) => lengthHint(value, TITLE_LENGTH)} />
        <GeneratedField kind="siteDescription" multiline hint={(value) => lengthHint(value, DESCRIPTION_LENGTH)} />
        <TextField path={['license_number']} />
        <TextField path={['years_in_business']} inputMode="numeric" />
      </FormGrid>
    </SectionCard>
  );
}

interface GeneratedFieldProps {
  kind: GenerationKind;
  /** several lines that grow with the text */
  multiline?: boolean;
  hint?: (value: string) => Hint;
}

/** A text that staff write, or have written for them. */
function GeneratedField({ kind, multiline = false, hint }: GeneratedFieldProps) {
  const path = generatedPaths[kind];
  const generation = useTexts([kind]);
  const Field = multiline ? ProseField : TextField;
  return (
    <FullWidth>
      <Field
        path={path}
        hint={hint}
        action={
          <GenerateButton
            compact
            label="Generate"
            name={`Generate ${labelAt(path).toLowerCase()}`}
            generation={generation}
          />
        }
      />
      <GenerationReview generation={generation} fields={[{ path }]} />
    </FullWidth>
  );
}

function IndustryField() {
  const { names, retry } = useIndustryNames();
  return (
    <SelectField
      path={['company_type']}
      options={names}
      placeholder="Select an industry"
      nothingFoundMessage={names.length === 0 ? 'The industries are not known' : 'No industry of that name'}
      onDropdownOpen={retry}
    />
  );
}

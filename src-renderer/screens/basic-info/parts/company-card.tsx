import { Select } from '@mantine/core';
import { useTextField } from '../../../state/draft.ts';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SiteTextInput } from '../../../ui/site-text-input.tsx';
import { countHint, DESCRIPTION_LENGTH, lengthHint, TITLE_LENGTH, withCurrent } from '../model.ts';
import { useIndustryNames } from '../queries.ts';
import { EmailField } from './email-field.tsx';
import { GeneratedField } from './generated-field.tsx';
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
            <RewritingInput label="Company name" source="company_name" />
            <IndustryField />
            <GeneratedField kind="tagline" />
          </FormGrid>
        </FullWidth>
        <FullWidth {...footer}>
          <FormGrid>
            <SiteTextInput label="Phone" type="tel" name="phone" />
            <EmailField />
            <FullWidth>
              <PhoneList />
            </FullWidth>
          </FormGrid>
        </FullWidth>
        <FullWidth {...about}>
          <GeneratedField kind="about" multiline hint={(value) => ({ text: countHint(value), over: false })} />
        </FullWidth>
        <GeneratedField kind="siteTitle" hint={(value) => lengthHint(value, TITLE_LENGTH)} />
        <GeneratedField kind="siteDescription" multiline hint={(value) => lengthHint(value, DESCRIPTION_LENGTH)} />
        <SiteTextInput label="License number" name="license_number" />
        <SiteTextInput label="Years in business" inputMode="numeric" name="years_in_business" />
      </FormGrid>
    </SectionCard>
  );
}

function IndustryField() {
  const { value, onChange, onBlur } = useTextField('company_type');
  const { names, retry } = useIndustryNames();
  const options = names.map((name) => ({ value: name, label: name }));
  return (
    <Select
      label="Industry"
      searchable
      allowDeselect={false}
      data={withCurrent(options, value)}
      value={value === '' ? null : value}
      placeholder="Select an industry"
      nothingFoundMessage={names.length === 0 ? 'The industries are not known' : 'No industry of that name'}
      onDropdownOpen={retry}
      onChange={(name) => name !== null && onChange(name)}
      onBlur={onBlur}
    />
  );
}

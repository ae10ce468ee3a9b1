import { CodeWarning } from '../../../editor/code-warning.tsx';
import { CodeField } from '../../../editor/fields/code-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function CustomHtmlCard() {
  return (
    <SectionCard title="Custom HTML" purpose="Code of a review service, shown below the reviews.">
      <CodeWarning />
      <CodeField path={['alternative_review_html']} label="Custom HTML" minRows={4} mt="md" />
    </SectionCard>
  );
}

import { CodeWarning } from '../../../editor/code-warning.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function CustomHtmlCard() {
  return (
    <SectionCard title="Custom HTML" purpose="Code of a review service, shown below the reviews.">
      <CodeWarning />
      <TextField path={['alternative_review_html']} mt="md" />
    </SectionCard>
  );
}

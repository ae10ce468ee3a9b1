import { CodeField } from '../../../editor/fields/code-field.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

export function WidgetCard() {
  return (
    <div {...usePreviewSection('our-best-work')}>
      <SectionCard
        title="Job-photo widget"
        purpose="Code of a job-photo service for the home page. It runs on the published page only."
      >
        <CodeField path={['home_page_widget']} label="Widget code" />
      </SectionCard>
    </div>
  );
}

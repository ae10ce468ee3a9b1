import { usePreviewSection } from '../../../app/preview/section.ts';
import { useTextField } from '../../../state/draft.ts';
import { GrowingTextarea } from '../../../ui/growing-textarea.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function WidgetCard() {
  return (
    <div {...usePreviewSection('our-best-work')}>
      <SectionCard
        title="Job-photo widget"
        purpose="Code of a job-photo service for the home page. It runs on the published page only."
      >
        <GrowingTextarea
          label="Widget code"
          minRows={3}
          maxRows={16}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12 } }}
          {...useTextField('home_page_widget')}
        />
      </SectionCard>
    </div>
  );
}

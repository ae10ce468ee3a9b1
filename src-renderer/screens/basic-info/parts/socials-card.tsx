import { socialProfiles } from '#shared/domain/site/social-profiles.ts';
import { LinkField } from '../../../editor/fields/link-field.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function SocialsCard() {
  return (
    <div {...usePreviewSection('footer')}>
      <SectionCard title="Social media" purpose="Profiles that the page links to. A whole address can be pasted.">
        <FormGrid>
          {socialProfiles.map(({ field }) => (
            <LinkField key={field} path={[field]} />
          ))}
        </FormGrid>
      </SectionCard>
    </div>
  );
}

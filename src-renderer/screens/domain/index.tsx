import { FormGrid, FullWidth } from '../../ui/form-grid.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { identityFields } from './model.ts';
import { ContactCard } from './parts/contact-card.tsx';
import { IdentityInput } from './parts/identity-input.tsx';
import { PublishingCard } from './parts/publishing-card.tsx';

export default function DomainScreen() {
  return (
    <Screen title="Domain">
      <SectionCard title="Site address" purpose="How the site is named here, and where visitors find it.">
        <FormGrid>
          <IdentityInput {...identityFields.slug} />
          <IdentityInput {...identityFields.repository} />
          <FullWidth>
            <IdentityInput {...identityFields.domain} />
          </FullWidth>
        </FormGrid>
      </SectionCard>
      <ContactCard />
      <PublishingCard />
    </Screen>
  );
}

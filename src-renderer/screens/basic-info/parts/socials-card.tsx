import { Text, TextInput } from '@mantine/core';
import { SOCIAL_PREFIX, socialProfiles, withoutScheme } from '#shared/domain/site/social-profiles.ts';
import type { SocialField } from '#shared/domain/site/schema.ts';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { useTextField } from '../../../state/draft.ts';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function SocialsCard() {
  return (
    <div {...usePreviewSection('footer')}>
      <SectionCard title="Social media" purpose="Profiles that the page links to. A whole address can be pasted.">
        <FormGrid>
          {socialProfiles.map((profile) => (
            <ProfileField key={profile.field} {...profile} />
          ))}
        </FormGrid>
      </SectionCard>
    </div>
  );
}

function ProfileField({ field, label }: { field: SocialField; label: string }) {
  const { value, onChange, onBlur } = useTextField(field);
  return (
    <TextInput
      label={label}
      inputMode="url"
      spellCheck={false}
      value={withoutScheme(value)}
      onChange={(event) => onChange(withoutScheme(event.currentTarget.value))}
      onBlur={onBlur}
      leftSectionWidth={56}
      leftSection={
        <Text span size="sm" c="dimmed">
          {SOCIAL_PREFIX}
        </Text>
      }
    />
  );
}

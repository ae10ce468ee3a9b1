import { Text } from '@mantine/core';
import { ProseField } from '../../../editor/fields/text-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function CustomHtmlCard() {
  return (
    <SectionCard title="Custom HTML" purpose="Code of a review service, shown below the reviews.">
      <ProseField
        path={['alternative_review_html']}
        label="Custom HTML"
        minRows={4}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Text size="sm" c="dimmed" mt="xs">
        It runs on the published page only, where it can do all that the page can: take it from services that you trust.
        The preview shows its place.
      </Text>
    </SectionCard>
  );
}

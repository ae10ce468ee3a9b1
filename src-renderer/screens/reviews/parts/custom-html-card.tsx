import { Text } from '@mantine/core';
import { CodeField } from '../../../editor/fields/code-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

export function CustomHtmlCard() {
  return (
    <SectionCard title="Custom HTML" purpose="Code of a review service, shown below the reviews.">
      <CodeField path={['alternative_review_html']} label="Custom HTML" minRows={4} />
      <Text size="sm" c="dimmed" mt="xs">
        It runs on the published page only, where it can do all that the page can: take it from services that you trust.
        The preview shows its place.
      </Text>
    </SectionCard>
  );
}

import { Group, Text } from '@mantine/core';
import type { PickedReview } from '#shared/domain/ads-page/reviews.ts';

/** The reviewer, the service and the first lines of a review. */
export function ReviewWords({ review: { reviewer, words, service, isLeftOut } }: { review: PickedReview }) {
  return (
    <div>
      <Group component="span" gap="0 8px" align="baseline">
        <Text span fw={550}>
          {reviewer}
        </Text>
        <Text span size="xs" c="dimmed">
          {service}
        </Text>
        {isLeftOut && (
          <Text span size="xs" c="var(--app-attention)">
            Not published
          </Text>
        )}
      </Group>
      <Text span lineClamp={2}>
        {words}
      </Text>
    </div>
  );
}

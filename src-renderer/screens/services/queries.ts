import type { Service } from '#shared/domain/site/schema.ts';
import type { DescriptionType } from '#shared/ipc/services.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import { invoke } from '../../bridge/client.ts';
import { useMemberTexts } from '../../editor/generation/use-member-texts.ts';
import { useStatus } from '../../state/draft.ts';

/** The field of a service that each type of description is for. */
const describedField = {
  short: 'service-description',
  long: 'service-description-long',
  longV2: 'service-description-long',
} as const satisfies Record<DescriptionType, keyof Service>;

/** Writes these descriptions of a service. */
export function useDescriptions(path: Path, index: number, types: readonly DescriptionType[]) {
  const slug = useStatus((site) => site.slug ?? '');
  return useMemberTexts(
    path,
    types.map((type) => ({
      member: describedField[type],
      write: (signal) => invoke('services.generateDescription', { slug, index, type }, { signal }),
    })),
  );
}

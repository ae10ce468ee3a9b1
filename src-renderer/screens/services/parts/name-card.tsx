import { settledName } from '#shared/domain/service/names.ts';
import { renameService } from '#shared/domain/service/rename.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { SettledTextField } from '../../../editor/fields/settled-text-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { currentSite, editSite } from '../../../state/draft.ts';
import { cards } from '../sections.ts';
import { fieldSummary } from '../../../editor/field-summary.ts';

export function NameCard({ path, index }: EditedItem) {
  const rename = (typed: string): string | undefined => {
    const { name, notice } = settledName(currentSite(), index, typed, Math.random);
    editSite((site) => renameService(site, index, name));
    return notice;
  };
  return (
    <FoldCard
      of={cards.name}
      summary={(site) =>
        fieldSummary(site, [
          [...path, 'service-name'],
          [...path, 'include_in_socials'],
        ])
      }
      purpose="Photos, reviews and ads pages of the service follow its name."
    >
      <SettledTextField path={[...path, 'service-name']} settle={rename} />
      <SwitchField path={[...path, 'include_in_socials']} mt="sm" />
    </FoldCard>
  );
}

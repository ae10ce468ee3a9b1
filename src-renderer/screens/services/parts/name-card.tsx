import { settledName } from '#shared/domain/service/names.ts';
import { renameService } from '#shared/domain/service/rename.ts';
import { SettledTextField } from '../../../editor/fields/settled-text-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { currentSite, editSite } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

export function NameCard({ path, index }: EditedItem) {
  const rename = (typed: string): string | undefined => {
    const { name, notice } = settledName(currentSite(), index, typed, Math.random);
    editSite((site) => renameService(site, index, name));
    return notice;
  };
  return (
    <SectionCard title="Service" purpose="Photos, reviews and ads pages of the service follow its name.">
      <SettledTextField path={[...path, 'service-name']} settle={rename} />
      <SwitchField path={[...path, 'include_in_socials']} mt="sm" />
    </SectionCard>
  );
}

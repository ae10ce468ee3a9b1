import { SimpleGrid } from '@mantine/core';
import { flag, text } from '#shared/record/readers.ts';
import { announcementBackground } from '#shared/theme/announcement.ts';
import type { ContrastUse } from '#shared/theme/contrast.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { ColorField } from '../../../editor/fields/color-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { useField, useSite } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { announcedContrast } from '../model.ts';
import { IconPicker } from './icon-picker.tsx';
import { cards } from '../sections.ts';

export function AnnouncementCard() {
  const isSilent = useSite(
    ({ announcement }) => flag(announcement?.show_announcement) && text(announcement?.description).trim() === '',
  );
  return (
    <FoldCard
      of={cards.announcement}
      purpose="A line above everything else on the page, for what customers should know now."
      action={<SwitchField path={['announcement', 'show_announcement']} />}
    >
      <FormGrid>
        <FullWidth>
          <TextField
            path={['announcement', 'description']}
            warning={isSilent && 'Without a description the page shows nothing'}
          />
        </FullWidth>
        <FullWidth>
          <IconPicker />
        </FullWidth>
        <Colors />
      </FormGrid>
    </FoldCard>
  );
}

function Colors() {
  const announcement = useSite((site) => site.announcement);
  const secondary = text(useField(['custom_secondary']));
  const background = announcementBackground({ announcement, custom_secondary: secondary });
  const noteOf = (color: unknown, use: ContrastUse) => announcedContrast(text(color), background, use);
  return (
    <FullWidth>
      <SimpleGrid minColWidth={160} autoFlow="auto-fit">
        <ColorField path={['announcement', 'background_color']} placeholder={secondary} optional />
        <ColorField path={['announcement', 'text_color']} optional note={noteOf(announcement?.text_color, 'text')} />
        <ColorField path={['announcement', 'icon_color']} optional note={noteOf(announcement?.icon_color, 'graphic')} />
      </SimpleGrid>
    </FullWidth>
  );
}

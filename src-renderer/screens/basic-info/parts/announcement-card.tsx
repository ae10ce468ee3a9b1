import { announcementOf, completeAnnouncement } from '#shared/domain/site/announcement.ts';
import { text } from '#shared/domain/site/readers.ts';
import { readable } from '#shared/theme/bands.ts';
import { ColorField } from '../../../editor/fields/color-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { ProseField } from '../../../editor/fields/text-field.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { useField, useSite } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { contrastHint, ICON_CONTRAST } from '../model.ts';
import classes from '../basic-info.module.css';
import { IconPicker } from './icon-picker.tsx';

const part = (member: string) => ({ path: ['announcement', member], derive: completeAnnouncement });

export function AnnouncementCard() {
  const isSilent = useSite(({ announcement }) => {
    const { show_announcement, description } = announcementOf({ announcement });
    return show_announcement && description.trim() === '';
  });
  return (
    <SectionCard
      {...usePreviewSection('launch-site-banner')}
      title="Announcement"
      purpose="A line above everything else on the page, for what customers should know now."
      action={<SwitchField {...part('show_announcement')} label="Show" aria-label="Show the announcement" />}
    >
      <FormGrid>
        <FullWidth>
          <ProseField
            {...part('description')}
            maxRows={8}
            warning={isSilent && 'Without a description the page shows nothing'}
          />
        </FullWidth>
        <FullWidth>
          <IconPicker />
        </FullWidth>
        <Colors />
      </FormGrid>
    </SectionCard>
  );
}

function Colors() {
  const colors = useSite(({ announcement }) => {
    const { background_color, text_color, icon_color } = announcementOf({ announcement });
    return { background_color, text_color, icon_color };
  });
  const secondary = text(useField(['custom_secondary']));
  // The page takes the site's own color where none is chosen.
  const background = colors.background_color === '' ? secondary : colors.background_color;
  return (
    <FullWidth className={classes.colors}>
      <ColorField {...part('background_color')} placeholder={secondary} optional />
      <ColorField {...part('text_color')} optional note={contrastHint(colors.text_color, background, readable)} />
      <ColorField {...part('icon_color')} optional note={contrastHint(colors.icon_color, background, ICON_CONTRAST)} />
    </FullWidth>
  );
}

import { Switch } from '@mantine/core';
import { announcementOf, type AnnouncementFields, setAnnouncement } from '#shared/domain/site/announcement.ts';
import { text } from '#shared/domain/site/readers.ts';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { currentSite, endStep, setField, useField, useSite } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { GrowingTextarea } from '../../../ui/growing-textarea.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { contrastHint, ICON_CONTRAST, TEXT_CONTRAST } from '../model.ts';
import classes from './announcement-card.module.css';
import { ColorField } from './color-field.tsx';
import { IconPicker } from './icon-picker.tsx';

function change<K extends keyof AnnouncementFields>(field: K, value: AnnouncementFields[K]): void {
  const operation = setAnnouncement(currentSite(), field, value);
  if (operation.op === 'set') setField(operation.path, operation.value);
}

export function AnnouncementCard() {
  const announcement = useSite(announcementOf);
  const secondary = text(useField(['custom_secondary']));
  const { show_announcement, icon, description, background_color, text_color, icon_color } = announcement;
  // The page takes the site's own colour where none is chosen.
  const background = background_color === '' ? secondary : background_color;
  return (
    <div {...usePreviewSection('launch-site-banner')}>
      <SectionCard
        title="Announcement"
        purpose="A line above everything else on the page, for what customers should know now."
        action={
          <Switch
            label="Show"
            aria-label="Show the announcement"
            checked={show_announcement}
            onChange={(event) => change('show_announcement', event.currentTarget.checked)}
          />
        }
      >
        <FormGrid>
          <FullWidth>
            <GrowingTextarea
              label="Description"
              minRows={2}
              maxRows={8}
              value={description}
              error={show_announcement && description.trim() === '' && 'Without a description the page shows nothing'}
              onChange={(event) => change('description', event.currentTarget.value)}
              onBlur={endStep}
            />
          </FullWidth>
          <FullWidth>
            <IconPicker value={icon} onChange={(name) => change('icon', name)} />
          </FullWidth>
          <FullWidth className={classes.colors}>
            <ColorField
              label="Background color"
              value={background_color}
              placeholder={secondary}
              onChange={(color) => change('background_color', color)}
            />
            <ColorField
              label="Text color"
              value={text_color}
              warning={contrastHint(text_color, background, TEXT_CONTRAST)}
              onChange={(color) => change('text_color', color)}
            />
            <ColorField
              label="Icon color"
              value={icon_color}
              warning={contrastHint(icon_color, background, ICON_CONTRAST)}
              onChange={(color) => change('icon_color', color)}
            />
          </FullWidth>
        </FormGrid>
      </SectionCard>
    </div>
  );
}

import { Badge, Group } from '@mantine/core';
import { dateToday } from '#shared/domain/date-today.ts';
import { isSample } from '#shared/domain/review/sample.ts';
import { reviews } from '#shared/record-catalogue/rows/content.ts';
import type { Testimonial } from '#shared/domain/site/schema.ts';
import { numberedLabelAt, useValueAt } from '../../../editor/bound-field.ts';
import { DateField } from '../../../editor/fields/date-field.tsx';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { CheckboxField, WordSwitchField } from '../../../editor/fields/switch-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { starOptions } from '../model.ts';
import classes from './review-fields.module.css';

interface ReviewFieldsProps extends EditedItem {
  services: readonly string[];
  sources: readonly string[];
}

const { members: rows } = reviews.testimonials;

const asOption = (value: string) => ({ value, label: value });

export function ReviewFields({ path, name, number, services, sources }: ReviewFieldsProps) {
  const isMadeUp = isSample(useValueAt(path) as Testimonial);
  return (
    <div className={classes.review}>
      <Group justify="space-between" gap="xs">
        <CheckboxField path={[...path, 'checked']} aria-label={`Check the review of ${name}`} />
        <Group gap="md">
          {isMadeUp && (
            <Badge variant="light" color="yellow">
              Sample: never published
            </Badge>
          )}
          <WordSwitchField
            path={[...path, 'status']}
            words={['approved', 'unapproved']}
            aria-label={`Approve the review of ${name}`}
            disabled={isMadeUp}
          />
        </Group>
      </Group>
      <div className={classes.facts}>
        <TextField path={[...path, 'reviewer']} />
        <TextField path={[...path, 'title']} />
        <SelectField path={[...path, 'stars']} options={starOptions} />
        <SelectField path={[...path, 'source']} options={sources.map(asOption)} placeholder={rows.source.default} />
        <SelectField path={[...path, 'service']} options={services.map(asOption)} clearable placeholder="None" />
        <DateField
          path={[...path, 'date']}
          type="month"
          owner={`the review of ${name}`}
          max={dateToday().slice(0, 7)}
        />
      </div>
      <TextField path={[...path, 'review']} aria-label={numberedLabelAt(path, number)} />
    </div>
  );
}

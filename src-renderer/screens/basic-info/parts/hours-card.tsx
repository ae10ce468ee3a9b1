import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { closesNextDay, hoursOfWeek, setDay } from '#shared/domain/site/business-hours.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { RuledText } from '../../../editor/fields/ruled-field.tsx';
import { useSite } from '../../../state/draft.ts';
import list from '../../../ui/rows.module.css';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useTypedHours } from '../use-typed-hours.ts';
import { HoursMenu } from './hours-menu.tsx';
import classes from '../basic-info.module.css';

export function HoursCard() {
  return (
    <SectionCard
      data-path="business_hours"
      title="Business hours"
      purpose="Type times as 9a, 930, 17:00 or noon. A custom text is shown in place of the times."
    >
      <div className={`${list.head} ${classes.dayHead}`} aria-hidden>
        <span>Day</span>
        <span>From</span>
        <span>To</span>
        <span>Custom text</span>
      </div>
      <ul className={list.list} aria-label="Business hours" data-path="business_hours">
        {weekdays.map((name, day) => (
          <HoursRow key={name} day={day} name={name} />
        ))}
      </ul>
    </SectionCard>
  );
}

function HoursRow({ day, name }: { day: number; name: string }) {
  const hours = useSite((site) => hoursOfWeek(site)[day]!);
  const typed = useTypedHours(day, hours);
  const time = (field: 'from' | 'to', label: string) => (
    <TextInput
      aria-label={`${name} ${label}`}
      placeholder={hours.custom === '' ? '–' : ''}
      value={typed[field]}
      error={typed.error?.field === field && typed.error.message}
      description={field === 'to' && !typed.error && closesNextDay(hours) && 'the next day'}
      onChange={(event) => typed.change(field, event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && typed.leave()}
      onBlur={typed.leave}
    />
  );
  return (
    <li className={classes.day}>
      <span className={classes.dayName}>{name}</span>
      {time('from', 'from')}
      {time('to', 'to')}
      <RuledText
        className={classes.custom}
        aria-label={`${name} custom text`}
        path={['business_hours', day, 'custom']}
        value={hours.custom}
        write={(site, custom) => setDay(site, day, { custom })}
      />
      <HoursMenu day={day} name={name} />
    </li>
  );
}

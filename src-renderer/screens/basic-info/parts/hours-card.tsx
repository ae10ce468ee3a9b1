import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { closesNextDay, hoursOfWeek, setDay } from '#shared/domain/site/business-hours.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { RuledText } from '../../../editor/fields/ruled-field.tsx';
import { useSite } from '../../../state/draft.ts';
import list from '../../../ui/rows.module.css';
import { useTypedHours } from '../use-typed-hours.ts';
import { HolidayList } from './holiday-list.tsx';
import { HoursMenu } from './hours-menu.tsx';
import classes from '../basic-info.module.css';
import { cards } from '../sections.ts';

const HOURS = ['business_hours'];
type Member = 'from' | 'to' | 'custom';
const memberLabel = (member: Member): string => labelAt([...HOURS, 0, member]);

export function HoursCard() {
  return (
    <FoldCard
      of={cards.hours}
      summary={openDays}
      data-path={HOURS.join('.')}
      purpose="Type times as 9a, 930, 17:00 or noon. A custom text is shown in place of the times."
    >
      <div className={`${list.head} ${classes.dayHead}`} aria-hidden>
        <span>Day</span>
        <span>{memberLabel('from')}</span>
        <span>{memberLabel('to')}</span>
        <span>{memberLabel('custom')}</span>
      </div>
      <ul className={list.list} aria-label={labelAt(HOURS)}>
        {weekdays.map((name, day) => (
          <HoursRow key={name} day={day} name={name} />
        ))}
      </ul>
      <HolidayList />
    </FoldCard>
  );
}

function openDays(site: SiteDocument): string {
  const open = hoursOfWeek(site).filter(({ from, custom }) => from !== '' || custom.trim() !== '').length;
  return open === 0 ? 'No hours are entered.' : `Hours on ${counted(open, 'day')}.`;
}

function HoursRow({ day, name }: { day: number; name: string }) {
  const hours = useSite((site) => hoursOfWeek(site)[day]!);
  const typed = useTypedHours(day, hours);
  const nameOf = (member: Member): string => `${name} ${memberLabel(member).toLowerCase()}`;
  const time = (field: 'from' | 'to') => (
    <TextInput
      data-path={`business_hours.${day}.${field}`}
      aria-label={nameOf(field)}
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
    <li className={classes.day} data-path={`business_hours.${day}`}>
      <span className={classes.dayName}>{name}</span>
      {time('from')}
      {time('to')}
      <RuledText
        className={classes.custom}
        aria-label={nameOf('custom')}
        path={[...HOURS, day, 'custom']}
        value={hours.custom}
        write={(site, custom) => setDay(site, day, { custom })}
      />
      <HoursMenu day={day} name={name} />
    </li>
  );
}

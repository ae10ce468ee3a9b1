import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { closesNextDay, hoursOfWeek, setDay } from '#shared/domain/site/business-hours.ts';
import { currentSite, edit, endStep, setField, useSite } from '../../../state/draft.ts';
import { useTypedHours } from '../use-typed-hours.ts';
import { HoursMenu } from './hours-menu.tsx';
import classes from '../basic-info.module.css';

export function HoursRow({ day, name }: { day: number; name: string }) {
  const hours = useSite((site) => hoursOfWeek(site)[day]!);
  const typed = useTypedHours(day, hours);
  const setCustom = (custom: string): void => {
    const operations = setDay(currentSite(), day, { custom });
    const [only] = operations;
    // The text of a day that the record has is typed in one step of undo.
    if (operations.length === 1 && only?.op === 'set') setField(only.path, only.value);
    else edit(operations);
  };
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
      <TextInput
        className={classes.custom}
        aria-label={`${name} custom text`}
        value={hours.custom}
        onChange={(event) => setCustom(event.currentTarget.value)}
        onBlur={endStep}
      />
      <HoursMenu day={day} name={name} />
    </li>
  );
}

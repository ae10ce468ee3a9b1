import { useState } from 'react';
import { type DayHours, readHours, setTimes, type Times, timeText } from '#shared/domain/site/business-hours.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { useRefusal } from '../../state/refusals.ts';

interface Typing extends Times {
  /** times of the draft before the typing; the draft has them again while the typed times are not valid */
  before: Times;
  /** times that the typing has written to the draft; if the draft has others, for example after an undo, typing ends */
  written: Times;
  step: string;
  /** a field was left, so errors are shown */
  left: boolean;
}

const same = (a: Times, b: Times): boolean => a.from === b.from && a.to === b.to;

/**
 * Returns the two times of a day as they are typed, and handlers for their fields. Valid times are written to the draft
 * while they are typed. When a field is left, the times are formatted, or the error is shown. When a field is left with
 * valid times, the step of undo ends.
 */
export function useTypedHours(day: number, hours: DayHours) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const current = typing && same(typing.written, hours) ? typing : null;
  const shown: Times = current ?? { from: timeText(hours.from), to: timeText(hours.to) };
  const error = current ? readHours(current).error : undefined;
  useRefusal(error && `${weekdays[day]}: ${error.message}.`);
  return {
    from: shown.from,
    to: shown.to,
    error: current?.left ? error : undefined,
    change: (field: keyof Times, text: string): void => {
      const base: Typing = current ?? {
        ...shown,
        before: hours,
        written: hours,
        step: crypto.randomUUID(),
        left: false,
      };
      const next: Typing = { ...base, [field]: text, left: false };
      const { from, to } = readHours(next).hours ?? base.before;
      edit(setTimes(currentSite(), day, { from, to }), { step: base.step });
      setTyping({ ...next, written: { from, to } });
    },
    leave: (): void => setTyping(current && error ? { ...current, left: true } : null),
  };
}

import { useState } from 'react';
import { type DayHours, readHours, setTimes, type Times, timeText } from '#shared/domain/site/business-hours.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { useRefusal } from '../../state/refusals.ts';

interface Typing extends Times {
  /** times of the draft before the typing; it gets them back while the typed times are refused */
  before: Times;
  /** times that the typing has written; other ones in the draft, for example after an undo, end the typing */
  written: Times;
  step: string;
  /** a field was left, so that errors are shown */
  left: boolean;
}

const same = (a: Times, b: Times): boolean => a.from === b.from && a.to === b.to;

/**
 * A day's two times as they are typed. The draft follows as long as they are valid. When a field is left, its time is
 * formatted, or its error is shown. One visit to the row is one step of undo.
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

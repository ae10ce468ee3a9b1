import { useState } from 'react';
import { settledName } from '#shared/domain/service/names.ts';
import { renameService } from '#shared/domain/service/rename.ts';
import { text } from '#shared/domain/site/readers.ts';
import { readAt } from '#shared/record-catalogue/access.ts';
import { useValueAt } from '../../editor/bound-field.ts';
import { useSettledInTime } from '../../editor/settled-in-time.ts';
import { currentSite, edit, endStep } from '../../state/draft.ts';

interface ServiceName {
  value: string;
  /** that another name was taken than the one that was typed */
  notice: string | undefined;
  type: (name: string) => void;
  /** Takes what was typed, with all that names the service. */
  settle: () => void;
  /** Goes back to the name that the record has. */
  cancel: () => void;
}

/**
 * The name of a service while it is typed. It is taken when its field is left, as a name passed on the way may be
 * another service's.
 * @param index of the service in the record's list
 */
export function useServiceName(index: number): ServiceName {
  const path = ['services', index, 'service-name'];
  const held = text(useValueAt(path));
  const [typing, setTyping] = useState<{ over: string; value: string }>();
  const [notice, setNotice] = useState<string>();
  // Another edit of the name, such as an undo, counts more than what was typed before it.
  const typed = typing?.over === held ? typing.value : undefined;

  const settle = (): void => {
    setTyping(undefined);
    if (typed === undefined || typed === held || text(readAt(currentSite(), path)) !== held) return;
    const settled = settledName(currentSite(), index, typed, Math.random);
    setNotice(settled.notice);
    endStep();
    edit(renameService(currentSite(), index, settled.name));
  };
  useSettledInTime(settle);
  return {
    value: typed ?? held,
    notice,
    type(value) {
      setTyping({ over: held, value });
      setNotice(undefined);
    },
    settle,
    cancel: () => setTyping(undefined),
  };
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the button that had the focus goes away with its row, the next row's has it. For the element that holds the
 * buttons marked with `data-restore`.
 * @param shown what is shown now; undefined while the buttons are disabled
 * @param otherwise has the focus where no button is left
 */
export function useNextFocus(
  shown: unknown,
  otherwise: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const last = useRef(-1);
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const note = ({ target }: FocusEvent): void => {
      last.current = buttonsIn(element).indexOf(target as HTMLElement);
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  });
  useEffect(() => {
    if (shown === undefined || document.activeElement !== document.body) return;
    const buttons = buttonsIn(holder.current);
    if (buttons.length === 0) otherwise.current?.focus();
    else if (last.current >= 0) buttons[Math.min(last.current, buttons.length - 1)]?.focus();
  }, [shown, otherwise]);
  return holder;
}

const buttonsIn = (element: HTMLElement | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('[data-restore]') ?? []),
];

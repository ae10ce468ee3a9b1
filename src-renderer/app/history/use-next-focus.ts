import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list that has buttons marked with `data-restore`. If the focused button is removed, the next
 * button takes the focus, or the last button if there is no next one. Returns a ref for the element that contains the
 * buttons.
 * @param shown the shown content; the focus is checked whenever it changes. Undefined while the buttons are disabled
 * @param otherwise the element that takes the focus if no button is left
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
    // A focused button that was disabled with this change loses the focus only when the browser draws.
    const isLost = document.activeElement === document.body || document.activeElement?.matches(':disabled');
    if (shown === undefined || !isLost) return;
    const buttons = buttonsIn(holder.current);
    if (buttons.length === 0) otherwise.current?.focus();
    else if (last.current >= 0) buttons[Math.min(last.current, buttons.length - 1)]?.focus();
  }, [shown, otherwise]);
  return holder;
}

const buttonsIn = (element: HTMLElement | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('[data-restore]') ?? []),
];

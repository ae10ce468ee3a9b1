import { expect, test, vi } from 'vitest';
import { createDesktop } from '../../../src-main/app/desktop.ts';

const page = { once: () => undefined };
const end = {
  id: '1',
  title: 'Saved and published sucessfully: joes',
  text: 'https://joes.com/',
  route: '/basicInfo/joes',
};

function desktopWith(window?: { isFocused: () => boolean }) {
  let seen = (): void => undefined;
  const setProgressBar = vi.fn();
  const parts = {
    windowOf: () => window && { ...window, setProgressBar },
    notify: vi.fn<(title: string, text: string, clicked: () => void) => void>(),
    badge: vi.fn(),
    onSeen: (run: () => void) => (seen = run),
    show: vi.fn(),
  };
  return { desktop: createDesktop(parts), setProgressBar, comeToFront: () => seen(), ...parts };
}

test('[NAV-15] the icon shows how far a window’s work is, and nothing once it is done', () => {
  const { desktop, setProgressBar } = desktopWith({ isFocused: () => true });
  desktop.progress(page, 0.4);
  desktop.progress(page, 'unknown');
  desktop.progress(page, 'none');
  expect(setProgressBar.mock.calls).toEqual([[0.4], [2], [-1]]);
});

test('[NAV-15] the system does not say that work has ended when its window is in front', () => {
  const inFront = desktopWith({ isFocused: () => true });
  inFront.desktop.tell(page, end);
  expect(inFront.notify).not.toHaveBeenCalled();
  expect(inFront.badge).not.toHaveBeenCalled();
});

test('[NAV-15] what has ended unseen is counted until a window comes to the front, and a click leads to it', () => {
  const { desktop, notify, badge, show, comeToFront, windowOf } = desktopWith({ isFocused: () => false });
  desktop.tell(page, end);
  // A second window that shows the same job reports the job's end too. The user must be told once.
  desktop.tell(page, end);
  desktop.tell(page, { ...end, id: '2' });
  expect(notify.mock.calls.map(([title, text]) => [title, text])).toEqual([
    [end.title, end.text],
    [end.title, end.text],
  ]);
  comeToFront();
  comeToFront();
  expect(badge.mock.calls).toEqual([[1], [2], [0]]);
  notify.mock.calls[0]?.[2]();
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ isFocused: windowOf()?.isFocused }), '/basicInfo/joes');
});

test('[NAV-15] a window that is closed meanwhile is shown again by the click', () => {
  const { desktop, notify, show } = desktopWith();
  desktop.progress(page, 0.5);
  desktop.tell(page, end);
  notify.mock.calls[0]?.[2]();
  expect(show).toHaveBeenCalledWith(undefined, '/basicInfo/joes');
});

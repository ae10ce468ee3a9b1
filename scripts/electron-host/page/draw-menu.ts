interface DrawnMenu {
  rows: { type: string; label: string; accelerator: string; enabled: boolean }[];
  x: number;
  y: number;
}

/**
 * Draws a menu that looks like the system's, and resolves with the index of the chosen row, or with null if the user
 * closes the menu. The page runs this function from its source text, so it may use nothing that is declared outside of
 * it.
 */
export function drawMenu({ rows, x, y }: DrawnMenu): Promise<number | null> {
  const before = document.activeElement as HTMLElement | null;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const menu = document.createElement('div');
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', 'Context menu');
  Object.assign(menu.style, {
    position: 'fixed',
    zIndex: '2147483647',
    minWidth: '180px',
    maxWidth: '420px',
    padding: '4px',
    border: `1px solid ${dark ? '#454b54' : '#c9ced6'}`,
    borderRadius: '6px',
    boxShadow: '0 8px 24px rgb(0 0 0 / 25%)',
    font: '13px system-ui, sans-serif',
    color: dark ? '#f1f3f5' : '#1a1d21',
    background: dark ? '#25292f' : '#fff',
  });
  /** the buttons of the rows that can be chosen */
  const buttons: HTMLButtonElement[] = [];
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const leave = new AbortController();
  const close = (place: number | null): void => {
    if (leave.signal.aborted) return;
    leave.abort();
    menu.remove();
    before?.focus();
    resolve(place);
  };
  rows.forEach(({ type, label, accelerator, enabled }, place) => {
    if (type === 'separator') {
      const line = document.createElement('div');
      line.setAttribute('role', 'separator');
      Object.assign(line.style, { margin: '4px', borderTop: '1px solid rgb(128 128 128 / 40%)' });
      menu.append(line);
      return;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('role', 'menuitem');
    button.disabled = !enabled;
    const [name, keys] = [document.createElement('span'), document.createElement('span')];
    name.textContent = label.replaceAll('&&', '&');
    keys.textContent = accelerator.replace('CmdOrCtrl', 'Ctrl');
    keys.ariaHidden = 'true';
    button.append(name, keys);
    Object.assign(button.style, {
      display: 'flex',
      gap: '24px',
      justifyContent: 'space-between',
      width: '100%',
      padding: '4px 10px',
      border: 'none',
      borderRadius: '4px',
      font: 'inherit',
      textAlign: 'left',
      color: 'inherit',
      background: 'none',
      outlineOffset: '-2px',
    });
    button.addEventListener('focus', () => (button.style.background = 'rgb(90 120 240 / 30%)'));
    button.addEventListener('blur', () => (button.style.background = 'none'));
    button.addEventListener('pointerenter', () => button.focus());
    button.addEventListener('click', () => close(place));
    if (enabled) buttons.push(button);
    menu.append(button);
  });
  menu.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close(null);
    else if (step !== undefined) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else if (event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener('pointerdown', (event) => !menu.contains(event.target as Node) && close(null), {
    capture: true,
    signal: leave.signal,
  });
  document.body.append(menu);
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(0, Math.min(x, innerWidth - width))}px`;
  menu.style.top = `${Math.max(0, Math.min(y, innerHeight - height))}px`;
  buttons[0]?.focus();
  return promise;
}

/** A keyboard shortcut in the form in which the page compares it with key events. */
export interface Shortcut {
  id: number;
  ctrl: boolean;
  meta: boolean;
  alt: boolean;
  shift: boolean;
  /** `KeyboardEvent.key`, lower case */
  key: string;
  /** `KeyboardEvent.code`, if it is known for the key; modifiers may change `key`, but not the code */
  code?: string;
}

const KEYS: Record<string, string> = {
  plus: '+',
  space: ' ',
  return: 'enter',
  esc: 'escape',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
};
const CODES: Record<string, string> = {
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
  '\\': 'Backslash',
  ';': 'Semicolon',
  "'": 'Quote',
  '`': 'Backquote',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '-': 'Minus',
  '=': 'Equal',
};

/** Parses an Electron accelerator, for example `CmdOrCtrl+Shift+P`. Throws a TypeError if it is malformed. */
export function parseAccelerator(text: string, id: number, platform: string = process.platform): Shortcut {
  const mac = platform === 'darwin';
  const shortcut: Shortcut = { id, ctrl: false, meta: false, alt: false, shift: false, key: '' };
  for (const part of text.split('+').map((token) => token.trim().toLowerCase())) {
    if (/^(cmdorctrl|commandorcontrol)$/.test(part)) shortcut[mac ? 'meta' : 'ctrl'] = true;
    else if (/^(ctrl|control)$/.test(part)) shortcut.ctrl = true;
    else if (/^(cmd|command|super|meta)$/.test(part)) shortcut.meta = true;
    else if (/^(alt|option|altgr)$/.test(part)) shortcut.alt = true;
    else if (part === 'shift') shortcut.shift = true;
    else if (part && !shortcut.key) shortcut.key = KEYS[part] ?? part;
    else throw new TypeError(`conversion failure from ${text} to an accelerator`);
  }
  if (!shortcut.key) throw new TypeError(`conversion failure from ${text} to an accelerator`);
  const code = /^[a-z]$/.test(shortcut.key)
    ? `Key${shortcut.key.toUpperCase()}`
    : /^\d$/.test(shortcut.key)
      ? `Digit${shortcut.key}`
      : CODES[shortcut.key];
  return code ? { ...shortcut, code } : shortcut;
}

import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// The default timeout of one second is too short for the first render of a large screen on a busy computer.
configure({ asyncUtilTimeout: 20_000 });

// The test files of a worker share the same document, so each file starts by clearing it.
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
Reflect.deleteProperty(document, 'fonts');
history.replaceState(null, '', '/');
// The document counts as hidden. As in a hidden window, edits are shown and sent at once, so tests need not wait for a
// frame.
Object.defineProperty(document, 'hidden', { configurable: true, value: true });

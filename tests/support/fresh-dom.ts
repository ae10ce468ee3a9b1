import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// The default of one second is too short for the first drawing of a large screen on a busy computer.
configure({ asyncUtilTimeout: 20_000 });

// The test files of a worker share one document, so each file starts with a clean one.
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
Reflect.deleteProperty(document, 'fonts');
history.replaceState(null, '', '/');
// Nothing draws this document, so what a key changes is shown and sent at once, as in a hidden window.
Object.defineProperty(document, 'hidden', { configurable: true, value: true });

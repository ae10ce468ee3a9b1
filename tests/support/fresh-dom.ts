import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Its own second is over before the first drawing of a large screen on a busy computer.
configure({ asyncUtilTimeout: 20_000 });

// The files of a worker share one document: each finds it as the first one did.
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
Reflect.deleteProperty(document, 'fonts');
history.replaceState(null, '', '/');

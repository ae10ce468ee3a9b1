export { v1 } from './v1.ts';
export { v2 } from './v2.ts';
export { v21 as 'v2.1' } from './v2-1.ts';
export { v22 as 'v2.2' } from './v2-2.ts';
export { v23 as 'v2.3' } from './v2-3.ts';
export { v3 } from './v3.ts';
export { v4 } from './v4.ts';

import { vi } from 'vitest';

/**
 * Replaces the browser’s loading of fonts. Returns the list to which each family is added when its file is requested.
 */
export function stubFonts(loads: (family: string) => boolean | Promise<boolean>): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    'FontFace',
    class {
      readonly family: string;
      constructor(family: string) {
        this.family = family;
      }
      async load(): Promise<this> {
        asked.push(this.family);
        if (!(await loads(this.family))) throw new Error('no such file');
        return this;
      }
    },
  );
  Object.assign(document, {
    fonts: { add: () => undefined, delete: () => undefined, addEventListener: () => undefined },
  });
  return asked;
}

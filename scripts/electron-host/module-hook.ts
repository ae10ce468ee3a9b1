import { registerHooks } from 'node:module';

const KEY = 'electron-host.module';
const NAMES = new Set(['electron', 'electron/main', 'electron/common']);

/** Makes `import` and `require` of `electron` load the host's module instead, in the app and in its packages. */
export function provideElectron(electron: Record<string, unknown>): void {
  Reflect.set(globalThis, Symbol.for(KEY), electron);
  const here = `globalThis[Symbol.for('${KEY}')]`;
  const names = Object.keys(electron);
  const sources: Record<string, { format: 'module' | 'commonjs'; source: string }> = {
    'electron-host:module': {
      format: 'module',
      source: `const host = ${here};\nexport default host;\nexport const { ${names.join(', ')} } = host;`,
    },
    'electron-host:commonjs': { format: 'commonjs', source: `module.exports = ${here};` },
  };
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!NAMES.has(specifier)) return nextResolve(specifier, context);
      const isRequire = context.conditions.includes('require');
      return { url: isRequire ? 'electron-host:commonjs' : 'electron-host:module', shortCircuit: true };
    },
    load(url, context, nextLoad) {
      const found = sources[url];
      return found ? { ...found, shortCircuit: true } : nextLoad(url, context);
    },
  });
}

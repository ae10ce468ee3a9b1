import { EventEmitter } from 'node:events';

/** Thrown if the app uses a part of Electron's API that the host does not have. A silent no-op would hide a bug. */
export class UnsupportedError extends Error {
  constructor(what: string) {
    super(`electron.${what} is not supported by the Electron host`);
    this.name = 'UnsupportedError';
  }
}

/** Properties that JavaScript and its tools look up on any object. Reading one of them never throws. */
const PROBES = new Set(['then', 'toJSON', 'inspect', 'asymmetricMatch', 'nodeType', '$$typeof', 'tagName']);

/**
 * Returns a prototype with the members of `base`. Reading any other member throws, except a symbol or a name in
 * `PROBES`.
 */
function loudPrototype<T extends object>(what: string, base: T): T {
  return new Proxy(base, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || PROBES.has(key)) return Reflect.get(target, key, receiver);
      throw new UnsupportedError(`${what}.${key}`);
    },
  });
}

/** Returns a base class that extends EventEmitter. Reading a missing member of the class or of an instance throws. */
export function loudEmitter(what: string): typeof EventEmitter {
  class LoudEmitter extends EventEmitter {}
  Object.setPrototypeOf(LoudEmitter.prototype, loudPrototype(what, EventEmitter.prototype));
  Object.setPrototypeOf(LoudEmitter, loudPrototype(what, EventEmitter));
  return LoudEmitter as typeof EventEmitter;
}

/** Changes an object so that reading a missing member throws. Returns the same object. */
export function loud<T extends object>(what: string, object: T): T {
  return Object.setPrototypeOf(object, loudPrototype(what, Object.prototype)) as T;
}

/** Returns a substitute for a module of Electron that the host does not have. Using it throws. */
export function absent(what: string): object {
  // This is no arrow function, because an arrow function cannot be called with `new`.
  const refuse = function (): never {
    throw new UnsupportedError(what);
  };
  return new Proxy(refuse, {
    get: (target, key) => {
      if (typeof key === 'symbol' || PROBES.has(key)) return Reflect.get(target, key);
      throw new UnsupportedError(`${what}.${key}`);
    },
    construct: refuse,
    apply: refuse,
  });
}

import { EventEmitter } from 'node:events';

/**
 * Thrown for any part of Electron's API that the host does not have: an error, because a silent no-op would hide a bug.
 */
export class UnsupportedError extends Error {
  constructor(what: string) {
    super(`electron.${what} is not supported by the Electron host`);
    this.name = 'UnsupportedError';
  }
}

/** Properties that JavaScript and its tools look up on any object. */
const PROBES = new Set(['then', 'toJSON', 'inspect', 'asymmetricMatch', 'nodeType', '$$typeof', 'tagName']);

/** A prototype that has the members of `base` and throws for all others. */
function loudPrototype<T extends object>(what: string, base: T): T {
  return new Proxy(base, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || PROBES.has(key)) return Reflect.get(target, key, receiver);
      throw new UnsupportedError(`${what}.${key}`);
    },
  });
}

/** An EventEmitter base class whose instances and statics throw for missing members. */
export function loudEmitter(what: string): typeof EventEmitter {
  class LoudEmitter extends EventEmitter {}
  Object.setPrototypeOf(LoudEmitter.prototype, loudPrototype(what, EventEmitter.prototype));
  Object.setPrototypeOf(LoudEmitter, loudPrototype(what, EventEmitter));
  return LoudEmitter as typeof EventEmitter;
}

/** The object, changed to throw for missing members. */
export function loud<T extends object>(what: string, object: T): T {
  return Object.setPrototypeOf(object, loudPrototype(what, Object.prototype)) as T;
}

/** Stands for a module of Electron that the host does not have. */
export function absent(what: string): object {
  // a function, because an arrow cannot be called with `new`
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

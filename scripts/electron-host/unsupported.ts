import { EventEmitter } from 'node:events';

/** Thrown for any part of Electron's API that the host does not have: loud, because a silent no-op would hide a bug. */
export class UnsupportedError extends Error {
  constructor(what: string) {
    super(`electron.${what} is not supported by the Electron host`);
    this.name = 'UnsupportedError';
  }
}

/** Names that the language and its tools look up on any object. */
const PROBES = new Set(['then', 'toJSON', 'inspect', 'asymmetricMatch', 'nodeType', '$$typeof', 'tagName']);

/** A prototype that answers what `base` has and throws for every other name. */
function loudPrototype<T extends object>(what: string, base: T): T {
  return new Proxy(base, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || PROBES.has(key)) return Reflect.get(target, key, receiver);
      throw new UnsupportedError(`${what}.${key}`);
    },
  });
}

/** An EventEmitter base class whose instances and statics throw for members that nobody wrote. */
export function loudEmitter(what: string): typeof EventEmitter {
  class LoudEmitter extends EventEmitter {}
  Object.setPrototypeOf(LoudEmitter.prototype, loudPrototype(what, EventEmitter.prototype));
  Object.setPrototypeOf(LoudEmitter, loudPrototype(what, EventEmitter));
  return LoudEmitter as typeof EventEmitter;
}

/** The object itself, throwing for members that it does not have. */
export function loud<T extends object>(what: string, object: T): T {
  return Object.setPrototypeOf(object, loudPrototype(what, Object.prototype)) as T;
}

/** A module of Electron of which the host has nothing. */
export function absent(what: string): object {
  // a function and no arrow: only such a one can stand for a class
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

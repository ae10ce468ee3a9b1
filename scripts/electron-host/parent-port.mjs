import { EventEmitter } from 'node:events';

/** Electron's `process.parentPort`, on top of Node's IPC channel. Messages are kept until there is a listener. */
class ParentPort extends EventEmitter {
  /** @type {unknown[]} */
  #waiting = [];

  constructor() {
    super();
    process.on('message', (message) => {
      if (this.listenerCount('message') > 0) this.#deliver(message);
      else this.#waiting.push(message);
    });
    this.on('newListener', (name) => {
      if (name === 'message')
        queueMicrotask(() => this.#waiting.splice(0).forEach((message) => this.#deliver(message)));
    });
  }

  /** @param {unknown} data */
  #deliver(data) {
    this.emit('message', { data, ports: [] });
  }

  /** @param {unknown} message */
  postMessage(message) {
    process.send?.(message);
  }
}

Object.defineProperty(process, 'parentPort', { value: new ParentPort(), enumerable: true });
Object.defineProperty(process, 'type', { value: 'utility', enumerable: true });
process.on('disconnect', () => process.exit());

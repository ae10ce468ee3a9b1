import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports below those that systems assign automatically, so that no other program gets the chosen port by chance. */
const [LOWEST, END] = [10_240, 32_768];
const TRIES = 50;

/** Finds a free port of the loopback interface. The port is not reserved, but no program gets it automatically. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(LOWEST, END);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port on the loopback interface');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

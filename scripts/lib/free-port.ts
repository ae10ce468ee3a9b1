import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections and to servers that ask for any: nobody is given one by chance. */
const [LOWEST, END] = [10_240, 32_768];
const TRIES = 50;

/** A port of the loopback interface that is free and stays so until somebody asks for it by its number. */
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

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a fake SMS provider that keeps the requests that it gets. */
export async function startSmsServer(status = 201, headers: Record<string, string> = {}) {
  const messages: { path: string; authorization: string; form: URLSearchParams }[] = [];
  const provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { url: path = '', headers: sent } = request;
      messages.push({ path, authorization: sent.authorization ?? '', form: new URLSearchParams(body) });
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end('{"sid":"SM1"}');
    });
  });
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const settings = [
    '--codes=sms',
    `--sms-url=${url}`,
    '--sms-account=AC1',
    '--sms-token=hush-hush',
    '--sms-from=+1555',
  ];
  return { messages, settings, close: () => void provider.close() };
}

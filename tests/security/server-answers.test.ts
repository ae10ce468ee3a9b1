import { describe, expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../src-main/backend/db/schema.ts';
import { createLog } from '../../src-main/backend/server/log.ts';
import { serverInProcess } from '../support/server-in-process.ts';

const ANN = '+12025550111';

describe('[SRV-05] the log of the server', () => {
  test('is JSON with the id of each request and names no person, token or site', async () => {
    const server = await serverInProcess(['--demo=true']);
    const ann = await server.signIn(ANN, 'editor');
    const answer = await server.call('GET', '/api/getLandingPage/blue-ridge-plumbing', undefined, {
      ...ann,
      'X-Request-Id': 'from-the-app-1',
    });
    expect(answer.headers.get('X-Request-Id')).toBe('from-the-app-1');
    const entries = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.at(-1)).toMatchObject({
      level: 'info',
      requestId: 'from-the-app-1',
      method: 'GET',
      route: '/api/getLandingPage/:slug',
      status: 200,
      userId: 1,
    });
    const text = server.lines.join('');
    for (const secret of [ANN.slice(1), ann.Authorization.slice(7), 'blue-ridge']) expect(text).not.toContain(secret);
  });

  test('takes no id that could break its lines when a caller sends one', async () => {
    const server = await serverInProcess();
    const answer = await server.call('GET', '/healthz', undefined, { 'X-Request-Id': 'a b"{}' });
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('hides members that hold secrets when a line has one', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    log.info({ token: 'hush', body: { phoneNumber: ANN, authCode: '123456' } }, 'asked');
    expect(lines.join('')).not.toMatch(/hush|12025550111|123456/);
  });
});

describe('[SRV-05] metrics', () => {
  test('are shown to the bearer of their token alone', async () => {
    const server = await serverInProcess(['--metrics-token=for-prometheus']);
    await server.call('GET', '/healthz');
    await server.call('GET', '/nothing/here/12025550111');
    expect((await server.call('GET', '/metrics')).status).toBe(401);
    expect((await server.call('GET', '/metrics', undefined, { Authorization: 'Bearer for-prometheuS' })).status).toBe(
      401,
    );
    const answer = await server.call('GET', '/metrics', undefined, { Authorization: 'Bearer for-prometheus' });
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toMatch(/request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/);
    expect(text).not.toContain('12025550111');
  });

  test('do not exist when no token is set', async () => {
    expect((await (await serverInProcess()).call('GET', '/metrics')).status).toBe(404);
  });
});

describe('[SRV-05] probes', () => {
  test('say that the server may get requests, and what is wrong when it may not', async () => {
    const server = await serverInProcess();
    expect(await (await server.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await server.call('GET', '/readyz');
    expect(ready.status).toBe(200);
    const checks = { database: 'ok', migrations: 'ok', files: 'ok', draining: 'ok' };
    expect(await ready.json()).toEqual({ status: 'ok', checks });

    server.db.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    const newer = await server.call('GET', '/readyz');
    expect(newer.status).toBe(503);
    expect(await newer.json()).toMatchObject({ checks: { ...checks, migrations: 'failed' } });
    server.db.pragma(`user_version = ${SCHEMA_VERSION}`);
    server.flow.close();
    expect(await (await server.call('GET', '/readyz')).json()).toMatchObject({
      checks: { ...checks, draining: 'failed' },
    });
    expect((await server.call('GET', '/healthz')).status).toBe(200);
  });
});

describe('[SRV-05] what a service needs that is not connected', () => {
  test.each([
    ['/api/purchase-domain', 'no registrar'],
    ['/api/stripe-get-all-plans', 'no card payments'],
    ['/api/index-google/a.example', 'not connected to Google'],
  ])('is said in words by %s when the server is no demonstration', async (path, words) => {
    const server = await serverInProcess();
    const answer = await server.call('GET', path, undefined, await server.signIn(ANN, 'admin'));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining(words), code: 'not_connected' });
  });

  test('has no stand-in on the server, a demonstration included', async () => {
    const server = await serverInProcess(['--demo=true']);
    const admin = await server.signIn(ANN, 'admin');
    for (const path of ['/providers/google/auth', '/providers/checkout', '/providers/geonames/searchJSON?username=a']) {
      expect((await server.call('GET', path, undefined, admin)).status).toBe(404);
    }
    expect((await server.call('GET', '/__test/requests', undefined, admin)).status).toBe(404);
  });
});

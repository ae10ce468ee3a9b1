import { expect, test } from 'vitest';
import { inProcess } from './in-process.ts';

test('with a launch token, only pictures and published sites can be had without it', async () => {
  const api = await inProcess({ token: 'launch' });
  const header = { 'X-Sitewright-Token': 'launch' };
  expect((await api.post('/pi/auth/internal', { phoneNumber: '+12025550123' })).status).toBe(403);
  expect((await api.get('/api/get_all_industries', { 'X-Sitewright-Token': 'guess' })).status).toBe(403);
  expect((await api.post('/pi/auth/internal', { phoneNumber: '+12025550123' }, header)).status).toBe(200);
  expect((await api.get('/api/get_all_industries', header)).status).toBe(401);
  expect((await api.get('/media/seed/badges/water.svg')).status).toBe(200);
  expect((await api.get('/sites/nobody.example/')).status).toBe(404);
});

test('a name other than loopback is refused, so that no web page reaches the backend through its own', async () => {
  const { backend } = await inProcess();
  expect((await backend.app.request('http://evil.example/media/seed/badges/water.svg')).status).toBe(403);
  expect((await backend.app.request('http://localhost:4000/media/seed/badges/water.svg')).status).toBe(200);
});

test.each(['/publish', '/m/publish', '/edit/landingpage', '/api/spellcheck/'])('%s needs a sign-in', async (path) => {
  const api = await inProcess();
  const answer = await api.post(path, {});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'signed_out' });
});

test('an unknown call is a 404 with a message, a body beyond 64 MB a 413', async () => {
  const api = await inProcess();
  const user = await api.signedIn();
  expect(await (await api.get('/api/nothing', user)).json()).toEqual({ message: 'No such call: GET /api/nothing' });
  const large = { ...user, 'Content-Length': String(65 * 1024 * 1024) };
  expect((await api.post('/api/spellcheck/', { text: '' }, large)).status).toBe(413);
});

test('the test support is not there unless asked for', async () => {
  const api = await inProcess();
  expect((await api.post('/__test/faults', [])).status).toBe(404);
  expect((await api.get('/__test/requests')).status).toBe(404);
});

test('[HOST-02] the product’s name is part of the contacts call and of the contact field', async () => {
  const api = await inProcess({ product: 'Acme' });
  const user = await api.signedIn();
  expect((await api.get('/api/getAcmeContacts', user)).status).toBe(200);
  const site = (await (await api.get('/api/getLandingPage/summit-roofing', user)).json()) as { message: object };
  expect(site.message).toHaveProperty('acme_contact_id', '10022');
});

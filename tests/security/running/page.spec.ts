import { readAppLog } from '../../support/app-log.ts';
import { expect, test, type RunningApp } from '../../e2e/fixtures/app.ts';

test.use({ keychain: 'none' });

/** Waits until the app has logged a refusal. */
async function refused(app: RunningApp, message: string, facts: Record<string, unknown>): Promise<void> {
  await expect.poll(() => readAppLog(app.userDataDir)).toContainEqual(expect.objectContaining({ message, ...facts }));
}

test('the page’s policy admits neither inline scripts nor eval, and the browser enforces it', async ({ app }) => {
  const { page } = app;
  const answer = await page.reload();
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-');

  /** Makes the attempt in the page, and waits for the browser's report of what it has refused. */
  const violation = (attempt: string) =>
    page.evaluate(async (kind) => {
      const refused = new Promise<string>((resolve) =>
        document.addEventListener(
          'securitypolicyviolation',
          (event) => resolve(`${event.effectiveDirective} ${event.blockedURI}`),
          { once: true },
        ),
      );
      if (kind === 'element') {
        const script = document.createElement('script');
        script.textContent = 'window.foreignCodeRan = true';
        document.head.append(script);
      } else if (kind === 'attribute') {
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.foreignCodeRan = true">');
      } else {
        setTimeout('window.foreignCodeRan = true');
      }
      return refused;
    }, attempt);
  expect(await violation('element')).toBe('script-src-elem inline');
  expect(await violation('attribute')).toBe('script-src-attr inline');
  expect(await violation('text')).toBe('script-src eval');
  expect(await page.evaluate(() => 'foreignCodeRan' in window)).toBe(false);
});

test('a style that is not the app’s own is not applied', async ({ app }) => {
  const display = await app.page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none !important }';
    document.head.append(style);
    return getComputedStyle(document.body).display;
  });
  expect(display).not.toBe('none');
});

test('the page reaches neither Node nor Electron, only the bridge', async ({ app }) => {
  const found = await app.page.evaluate(() => ({
    globals: [
      'require',
      'process',
      'module',
      'exports',
      'global',
      'Buffer',
      '__dirname',
      'electron',
      'ipcRenderer',
    ].filter((name) => name in globalThis),
    bridge: Object.keys((globalThis as unknown as { sitewright: object }).sitewright),
    frozen: Object.isFrozen((globalThis as unknown as { sitewright: object }).sitewright),
  }));
  expect(found).toEqual({ globals: [], bridge: ['invoke', 'subscribe'], frozen: true });
});

test('the page’s policy refuses a fetch to the backend', async ({ app }) => {
  const outcome = await app.page.evaluate((url) => fetch(url).then(String, () => 'refused'), `${app.backendUrl}/`);
  expect(outcome).toBe('refused');
});

test('permissions are refused', async ({ app }) => {
  const states = await app.page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone'] as PermissionName[];
    const asked = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
    return asked.map(({ state }) => state);
  });
  expect(states).not.toContain('granted');
  const camera = await app.page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'granted',
      () => 'refused',
    ),
  );
  expect(camera).toBe('refused');
});

test('a navigation of the page to another origin is refused', async ({ app }) => {
  const { page } = app;
  const before = page.url();
  await page.evaluate(() => window.location.assign('https://navigation.example/'));
  await refused(app, 'navigation refused', { host: 'navigation.example' });
  expect(page.url()).toBe(before);
});

test('no window is opened, and only links of the list leave the app', async ({ app }) => {
  const { page } = app;
  await page.evaluate(() => void window.open('https://window.example/'));
  await refused(app, 'link refused', { host: 'window.example' });
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: 'https://blank.example/', target: '_blank', rel: 'noopener' });
    document.body.append(link);
    link.click();
  });
  await refused(app, 'link refused', { host: 'blank.example' });
  expect(page.context().pages()).toHaveLength(1);
});

test('a download that the page starts is refused', async ({ app }) => {
  await app.page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: URL.createObjectURL(new Blob(['x'])), download: 'x.exe' });
    document.body.append(link);
    link.click();
  });
  await refused(app, 'download refused', {});
});

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NodeHttpExecutor } from 'builder-util';
import { type AppUpdater, NsisUpdater } from 'electron-updater';
import { prepareUpdater } from '../../../../src-main/app/updates/load-updater.ts';
import { createUpdates, type UpdatesOptions } from '../../../../src-main/app/updates/updates.ts';
import { noLog } from '../../../support/log.ts';

/** An HTTP executor of electron-updater that uses Node instead of Electron's network module. */
class NodeExecutor extends NodeHttpExecutor {
  download(url: URL, destination: string, options: { cancellationToken: { createPromise: CreatePromise } }) {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      const from = { protocol: url.protocol, hostname: url.hostname, port: url.port, path: url.pathname };
      const callback = (error: Error | null): void => (error ? reject(error) : resolve(destination));
      this.doDownload(from, { destination, options, onCancel, callback, responseHandler: null } as never, 0);
    });
  }
}
type CreatePromise = (
  run: (resolve: (path: string) => void, reject: (error: Error) => void, onCancel: unknown) => void,
) => Promise<string>;

export interface Release {
  version: string;
  releaseNotes?: string;
  stagingPercentage?: number;
  /** the feed states the checksum of other bytes */
  wrongChecksum?: boolean;
  /** the connection breaks while the installer is being sent */
  cut?: boolean;
}

export const INSTALLER = Buffer.from('installer '.repeat(10_000));

/** An update feed on the loopback interface, and the folders and the updater of one computer. */
export class FeedHarness {
  release: Release | undefined;
  /** the feed breaks every connection without an answer */
  isDown = false;
  /** signer of an installer as Windows reports it; undefined if the installer is not signed */
  signer: string | undefined = 'CN=Agency';
  readonly installed: [silent: boolean, restart: boolean][] = [];
  folder = '';
  #url = '';
  #server = createServer((request, response) => {
    const { release } = this;
    // The name of a channel's file depends on the system on which the test runs.
    const isChannel = /^\/latest[a-z0-9-]*\.yml(\?|$)/.test(request.url ?? '');
    if (this.isDown) {
      request.destroy();
    } else if (!release || (!isChannel && request.url !== '/setup.exe')) {
      response.writeHead(404).end();
    } else if (isChannel) {
      const sha512 = createHash('sha512')
        .update(release.wrongChecksum ? 'other' : INSTALLER)
        .digest('base64');
      const { version, releaseNotes, stagingPercentage } = release;
      const files = [{ url: 'setup.exe', sha512, size: INSTALLER.length }];
      // JSON is valid YAML.
      response.end(JSON.stringify({ version, releaseNotes, stagingPercentage, files }));
    } else {
      response.writeHead(200, { 'content-length': INSTALLER.length });
      if (release.cut) response.write(INSTALLER.subarray(0, 1000), () => response.destroy());
      else response.end(INSTALLER);
    }
  });

  async start(): Promise<void> {
    this.folder = await mkdtemp(path.join(tmpdir(), 'updates-'));
    await mkdir(path.join(this.folder, 'resources'));
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    await writeFile(
      path.join(this.folder, 'resources', 'app-update.yml'),
      `provider: generic\nurl: ${this.#url}\nupdaterCacheDirName: sitewright-updater\npublisherName:\n  - CN=Agency\n`,
    );
  }
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Creates the service that finds and installs updates, as the app does when it starts. */
  updates(options: Partial<UpdatesOptions> = {}) {
    return createUpdates({
      cannot: undefined,
      mode: () => 'auto',
      failedVersion: undefined,
      load: this.load,
      keepInstaller: async () => undefined,
      quit: () => undefined,
      changed: () => undefined,
      logger: noLog,
      ...options,
    });
  }

  readonly load = async (): Promise<AppUpdater> => {
    const { folder } = this;
    const updater = new NsisUpdater(null, {
      version: '1.0.0',
      name: 'Sitewright',
      isPackaged: true,
      appUpdateConfigPath: path.join(folder, 'resources', 'app-update.yml'),
      userDataPath: path.join(folder, 'data'),
      baseCachePath: path.join(folder, 'cache'),
      whenReady: async () => undefined,
      relaunch: () => undefined,
      quit: () => undefined,
      onQuit: () => undefined,
    });
    Object.assign(updater, { httpExecutor: new NodeExecutor() });
    updater.disableDifferentialDownload = true;
    // Replaces Windows' check of the signature.
    updater.verifyUpdateCodeSignature = async (publishers) =>
      this.signer !== undefined && publishers.includes(this.signer) ? null : `signed by ${this.signer ?? 'nobody'}`;
    updater.install = (silent = false, restart = false) => {
      this.installed.push([silent, restart]);
      return true;
    };
    return prepareUpdater(updater, { url: undefined, channel: undefined }, noLog);
  };
}

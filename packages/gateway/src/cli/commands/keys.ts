import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '@pasar/contract';
import { type AuditEntry, type KeyEntry, openAccess, type Role, roleOf } from '../../access/index.ts';
import { replaceFile } from '../../platform/durable-file.ts';
import { listApps, type Registry, RegistryError, type Signer } from '../../registry/index.ts';
import { signRecord } from '../../signing.ts';
import { type Commands, named } from '../command.ts';
import { type CommandArguments, UsageError } from '../command-arguments.ts';
import { writeDown } from '../write-down.ts';

const expectActive = (registry: Registry, app: AppName): void => {
  if (listApps(registry.status()).includes(app)) return;
  throw new RegistryError('unknown', `There is no slice '${app}': \`slice add\` registers one.`);
};

const roleIn = (asked: CommandArguments, registry: Registry): Role => {
  const text = asked.text('role');
  const role = text === undefined ? undefined : roleOf(text);
  const app = role?.startsWith('team:') ? role.slice('team:'.length) : undefined;
  if (app !== undefined) expectActive(registry, app);
  if (role) return role;
  throw new UsageError(
    `${asked.verb} needs --role: team:<app>, ops or guard${text ? `, not '${text}'` : ''}.`,
  );
};

const teamIn = (asked: CommandArguments, registry: Registry): AppName => {
  const [, app] = /^team:(.+)$/.exec(roleIn(asked, registry)) ?? [];
  if (app !== undefined) return app;
  throw new UsageError('Releases are signed by teams: --role team:<app>.');
};

const oneOf = <const W extends string>(asked: CommandArguments, words: readonly W[]): W => {
  const word = asked.word();
  const found = words.find((one) => one === word);
  if (found !== undefined) return found;
  throw new UsageError(
    `${asked.verb} is followed by ${words.join(', ')}${word ? `, not by '${word}'` : ''}.`,
  );
};

const keyLine = ({ id, name, role, createdAt, createdBy, revokedAt }: KeyEntry): string =>
  `${id}  ${name.padEnd(20)} ${role.padEnd(16)} since ${createdAt} by ${createdBy}${revokedAt ? `, revoked ${revokedAt}` : ''}`;

const signerLine = ({ kid, addedAt, addedBy, endedAt }: Signer): string =>
  `${kid.padEnd(30)} since ${addedAt} by ${addedBy}${endedAt ? `, ended ${endedAt}` : ''}`;

const auditLine = ({ at, who, role, from, call, code, why, said }: AuditEntry): string =>
  `${at} ${who} (${role}) from ${from}: ${call} → ${code} ${code === 200 ? why : said}`;

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new RegistryError('invalid', `${file} cannot be read.`);
  }
};

/** Who may call, who vouches for releases, and who called. */
export const keyCommands: Commands = {
  key: {
    words: 'create --role team:<app>|ops|guard --name <name> | list | revoke <name>',
    does: 'keys for /ops/v1: a team ships its own app, ops may do all, guard takes back',
    help: [
      'A key is shown once; only its hash is stored. Its name appears in the log and the audit.',
      'Example: npm run release -- key create --role team:seller --name seller-ci',
    ],
    options: ['role', 'name'],
    makesMarket: true,
    async run(asked, scene, decide) {
      const { ring } = openAccess(scene.registry.folder);
      const what = oneOf(asked, ['create', 'list', 'revoke']);
      if (what === 'list') {
        decide();
        const data = ring.list().map(({ hash: _, ...entry }) => entry);
        return { data, lines: data.length === 0 ? ['There are no keys.'] : ring.list().map(keyLine) };
      }
      if (what === 'revoke') {
        const name = asked.word();
        if (name === undefined) throw new UsageError('revoke needs the name or the id of a key.');
        const by = decide();
        const { hash: _, ...data } = await ring.revoke(name, new Date(), by.dryRun);
        const whose = `The key ${data.name} (${data.role})`;
        if (by.dryRun) return { data, lines: [`${whose} would be refused from then on.`] };
        writeDown(scene, by, `key revoke ${data.name}`);
        return { data, lines: [`${whose} is refused from now on.`] };
      }
      const role = roleIn(asked, scene.registry);
      const name = asked.text('name') ?? role.replace(':', '-');
      const by = decide();
      const { dryRun, who } = by;
      const { key, entry } = await ring.create({ role, name, by: who, now: new Date(), dryRun });
      if (dryRun)
        return { data: { name, role }, lines: [`Would make a key that acts as ${name} (${role}).`] };
      writeDown(scene, by, `key create ${name} ${role}`);
      return {
        data: { key, id: entry.id, name, role },
        lines: [key, `Shown this once. It acts as ${name} (${role}): Authorization: Bearer <key>.`],
      };
    },
  },
  signer: {
    words: 'create --role team:<app> --out <file> | add --role team:<app> --public <file> | list | end <kid>',
    does: 'Ed25519 keys that vouch for the releases of a team; with one, unsigned ones are refused',
    help: [
      'create makes a pair: the private half goes into --out (mode 0600) and nowhere else, the public half in here.',
      'add takes the public half of a pair that the team made itself. An ended signer signs nothing new.',
    ],
    options: ['role', 'out', 'public'],
    makesMarket: true,
    async run(asked, scene, decide) {
      const { signers } = scene.registry;
      const what = oneOf(asked, ['create', 'add', 'list', 'end']);
      if (what === 'list') {
        decide();
        const data = signers.list();
        return { data, lines: data.length === 0 ? ['There are no signers.'] : data.map(signerLine) };
      }
      if (what === 'end') {
        const kid = asked.word();
        if (kid === undefined) throw new UsageError('end needs the kid of a signer.');
        const by = decide();
        const data = await signers.end(kid, new Date(), by.dryRun);
        if (by.dryRun) return { data, lines: [`${kid} would sign no new release from then on.`] };
        writeDown(scene, by, `signer end ${kid}`);
        return { data, lines: [`${kid} signs no new release from now on.`] };
      }
      const app = teamIn(asked, scene.registry);
      const file = asked.text(what === 'create' ? 'out' : 'public');
      if (file === undefined)
        throw new UsageError(`signer ${what} needs --${what === 'create' ? 'out' : 'public'}: a file.`);
      const by = decide();
      const pair = what === 'create' ? generateKeyPairSync('ed25519') : undefined;
      if (by.dryRun && pair) {
        const line = `Would make a signer for ${app}: unsigned releases would be refused. Its private half would be in ${file}.`;
        return { data: { app, file }, lines: [line] };
      }
      if (pair) replaceFile(file, String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })), 0o600);
      const pem = pair ? String(pair.publicKey.export({ type: 'spki', format: 'pem' })) : readText(file);
      const data = await signers.add(app, pem, by.who, new Date(), by.dryRun);
      if (by.dryRun)
        return { data, lines: [`${data.kid} would vouch for ${app}: unsigned releases would be refused.`] };
      writeDown(scene, by, `signer ${what} ${data.kid}`);
      const line = `${data.kid} vouches for ${app}: unsigned releases are refused now.`;
      return pair
        ? { data: { ...data, file }, lines: [`${line} Its private half is in ${file}.`] }
        : { data, lines: [line] };
    },
  },
  sign: {
    words: '--from <folder> --key <file>',
    does: 'sign a build with the private half of a signer',
    help: ['Writes `signature` into the release.json of the folder. Sign last: a changed record is refused.'],
    options: ['from', 'key'],
    makesMarket: true,
    async run(asked, { registry }, decide) {
      const [from, key] = [asked.text('from'), asked.text('key')];
      if (from === undefined || key === undefined) throw new UsageError('sign needs --from and --key.');
      const { dryRun } = decide();
      const record = await registry.inspect(from);
      const signed = signRecord(record, createPrivateKey(readText(key)));
      if (!dryRun) replaceFile(join(from, 'release.json'), `${JSON.stringify(signed, null, 2)}\n`);
      const is = dryRun ? 'would be' : 'is';
      return {
        data: signed.signature,
        lines: [`${named(record.app, record.version)} ${is} signed by ${signed.signature?.kid}.`],
      };
    },
  },
  audit: {
    words: '[--limit <n>]',
    does: 'who called /ops/v1 for what, and what came of it, refusals too',
    help: [
      'Latest first. Changes to keys, signers, trials and acceptances by this command line are listed too, with who, when and why;',
      'its changes of releases stand in the log.',
    ],
    options: ['limit'],
    async run(asked, { registry }, decide) {
      const limit = asked.number('limit') ?? 50;
      decide();
      const data = openAccess(registry.folder).audit.latest(limit);
      return { data, lines: data.length === 0 ? ['Nobody called.'] : data.map(auditLine) };
    },
  },
};

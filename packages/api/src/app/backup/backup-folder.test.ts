import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../index.ts';
import { createAccount } from '../../modules/accounts/index.ts';
import { imageKey, imageWidths } from '../../modules/media/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { allRows } from '../../testing/all-rows.ts';
import { linkTo } from '../../testing/link-to.ts';
import { postgresClone } from '../../testing/postgres-clone.ts';
import { openS3Server, type S3Server } from '../../testing/s3-server.ts';
import { type DataLocation, exportToFolder, restoreFromFolder } from './backup-folder.ts';
import { RestoreError } from './restore-data.ts';

const server = process.env.TEST_DATABASE_URL;
const key = '0123456789abcdef'.repeat(2);
const log = '{"revision":1}\n{"revision":2}\n';

let home: string;
const closing: (() => Promise<void>)[] = [];
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'pasar-backup-'));
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(home, { recursive: true, force: true });
});

let places = 0;
const newFolder = () => join(home, `${places++}`);

/** An empty place of one kind; its bucket and database are separate ones. */
const newPlace = async ({
  bucket,
  postgres,
}: {
  bucket: boolean;
  postgres: boolean;
}): Promise<DataLocation> => {
  const dataDir = newFolder();
  const location: DataLocation = { dataDir, databaseUrl: `pglite:${join(dataDir, 'database')}` };
  if (bucket) {
    const s3: S3Server = await openS3Server();
    closing.push(() => s3.close());
    location.storageUrl = s3.url();
  }
  if (postgres && server) {
    const clone = await postgresClone(server);
    closing.push(() => clone.drop());
    location.databaseUrl = clone.url;
  }
  return location;
};

const open = ({ databaseUrl, dataDir, storageUrl }: DataLocation) =>
  createApi({
    ...{ databaseUrl, dataDir, linkTo, mode: 'demo', publicUrl: 'http://localhost', logLevel: 'silent' },
    ...(storageUrl && { storageUrl }),
  });

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** A marketplace with an account, a public image and two releases. */
const fill = async (location: DataLocation) => {
  await (await open(location)).close();
  const db = openDatabase(location.databaseUrl);
  const input = {
    email: 'sari@example.test',
    fullname: 'Sari',
    registeredAs: 'buyer',
    password: 'kopi tubruk',
  };
  await createAccount({ ctx: { db, clock: systemClock }, input } as Parameters<typeof createAccount>[0]);
  const media = {
    owner_id: null,
    storage_key: key,
    visibility: 'public',
    mime: 'image/png',
    bytes: 9,
  } as const;
  const size = { width: 10, height: 10, sha256: 'x', created_at: new Date() };
  await db
    .insertInto('media')
    .values({ ...media, ...size })
    .execute();
  await db.destroy();
  const storage = await openStorage(join(location.dataDir, 'media'), location.storageUrl);
  for (const width of imageWidths) await storage.put(imageKey(key, width), Buffer.from(`image ${width}`));
  const releases = join(location.dataDir, 'releases');
  write(join(releases, 'events.jsonl'), `${log}{"half a li`);
  write(join(releases, 'state.json'), '{}');
  write(join(releases, 'shell/1.0.0/main.js'), 'shell');
  write(join(releases, 'access/keys.json'), 'hashes');
  write(join(releases, 'health/now.jsonl'), 'passing');
};

const rowsOf = async ({ databaseUrl }: DataLocation) => {
  const db = openDatabase(databaseUrl);
  try {
    const { installation: _, ...rows } = await allRows(db);
    return rows;
  } finally {
    await db.destroy();
  }
};

/** Opens what was restored: the key fits the database, the image is served, the releases are there. */
const check = async (location: DataLocation) => {
  const api = await open(location);
  const image = await api.fetch(new Request(`http://localhost/media/${key}/300.webp`));
  expect([image.status, await image.text()]).toEqual([200, 'image 300']);
  await api.close();
  const read = (file: string) => readFileSync(join(location.dataDir, 'releases', file), 'utf8');
  expect([read('events.jsonl'), read('shell/1.0.0/main.js'), read('access/keys.json')]).toEqual([
    log,
    'shell',
    'hashes',
  ]);
  expect(() => read('health/now.jsonl')).toThrow('ENOENT');
};

describe('a whole marketplace moves between stores of each kind [R22]', {
  tags: 'slow',
  timeout: 240_000,
}, () => {
  const kinds = [
    { name: 'a folder and the first database', bucket: false, postgres: false },
    { name: 'a bucket and the second database', bucket: true, postgres: true },
  ];

  test.each(kinds)('from $name to both', async (from) => {
    const source = await newPlace(from);
    await fill(source);
    const rows = await rowsOf(source);
    const exported = newFolder();
    expect(await exportToFolder(exported, source)).toMatchObject({ files: 3 });
    for (const kind of kinds) {
      const target = await newPlace(kind);
      await restoreFromFolder(exported, target);
      expect(await rowsOf(target)).toEqual(rows);
      await check(target);
      await expect(restoreFromFolder(exported, target)).rejects.toThrow(RestoreError);
    }
    await expect(exportToFolder(exported, source)).rejects.toThrow('is not empty');
  });
});

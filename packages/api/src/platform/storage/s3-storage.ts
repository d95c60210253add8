import { randomUUID } from 'node:crypto';
import { checkKey, type OpenFile, type Storage, StorageUnavailableError } from '../../ports/storage.ts';
import { type S3Address, StorageConfigError } from './s3-address.ts';
import { createS3, type S3 } from './s3-requests.ts';

/** The beginning of an error: S3 names it in XML, and a proxy may send anything. */
const reasonOf = async (answer: Response): Promise<string> =>
  /<Code>(\w{1,60})<\/Code>/.exec((await answer.text()).slice(0, 2_000))?.[1] ?? '';

const refusedBy = async (answer: Response, what: string) =>
  new StorageUnavailableError(
    `${what}: the storage answered ${answer.status} ${await reasonOf(answer)}`.trim(),
  );

const done = async (answer: Response, what: string): Promise<void> => {
  if (!answer.ok) throw await refusedBy(answer, what);
  await answer.body?.cancel();
};

/** A missing file is expected, but a missing bucket is an error. */
const isMissing = async (answer: Response, what: string): Promise<boolean> => {
  if (answer.status !== 404) return false;
  const reason = await reasonOf(answer);
  if (reason === 'NoSuchBucket')
    throw new StorageUnavailableError(`${what}: the storage answered 404 ${reason}`);
  return true;
};

const openAnswer = async (answer: Response, what: string): Promise<OpenFile | null> => {
  if (await isMissing(answer, what)) return null;
  if (!answer.ok || !answer.body) throw await refusedBy(answer, what);
  const length = answer.headers.get('content-length');
  return { size: length === null ? null : Number(length), body: answer.body };
};

const storageOf = (s3: S3): Storage => ({
  put: async (key, body) =>
    s3({ method: 'PUT', key: checkKey(key), body }, (answer) => done(answer, `PUT ${key}`)),
  get: async (key) =>
    s3({ method: 'GET', key: checkKey(key), reads: 5 }, async (answer) => {
      const file = await openAnswer(answer, `GET ${key}`);
      return file && new Uint8Array(await new Response(file.body).arrayBuffer());
    }),
  open: async (key) =>
    s3({ method: 'GET', key: checkKey(key) }, (answer) => openAnswer(answer, `GET ${key}`)),
  delete: async (key) =>
    s3({ method: 'DELETE', key: checkKey(key) }, async (answer) => {
      if (!(await isMissing(answer, `DELETE ${key}`))) await done(answer, `DELETE ${key}`);
    }),
});

/** Files in a bucket of an S3-compatible service, addressed by path. Methods throw StorageUnavailableError. */
export const s3Storage = (address: S3Address): Storage => storageOf(createS3(address));

/** Writes, reads and removes a file. Throws StorageConfigError with one sentence when that does not work. */
export const checkStorage = async (
  storage: Storage,
  { endpoint, bucket }: Pick<S3Address, 'endpoint' | 'bucket'>,
): Promise<void> => {
  const key = `start-${randomUUID()}`;
  try {
    await storage.put(key, new TextEncoder().encode('pasar'));
    if (!(await storage.get(key)))
      throw new StorageUnavailableError('a file that was written cannot be read');
    await storage.delete(key);
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    const why = error.message.slice(error.message.indexOf(':') + 1).trim();
    throw new StorageConfigError(`STORAGE_URL: bucket '${bucket}' at ${endpoint} cannot be used, ${why}.`, {
      cause: error,
    });
  }
};

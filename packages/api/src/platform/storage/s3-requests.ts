import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { StorageUnavailableError } from '../../ports/storage.ts';
import type { S3Address } from './s3-address.ts';

/** All these requests may be repeated, because each sets or reads a complete file. */
const tries = 3;
const firstWait = 100;
/** Milliseconds for one try; every megabyte that is sent, or may have to be read, gets another second. */
const patience = 3_000;
const perMegabyte = 1_000;
/** Nobody waits for another try after this. */
const giveUpAfter = 8_000;

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  key: string;
  body?: Uint8Array;
  /** Megabytes that `read` may have to wait for. */
  reads?: number;
}

/** Sends a signed request and reads its response with `read`, within the time of one attempt. */
export type S3 = <T>(request: S3Request, read: (answer: Response) => Promise<T>) => Promise<T>;

const isPassing = ({ status }: Response) => status >= 500 || status === 429 || status === 408;

const inTime = async <T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no response in ${milliseconds} ms`)), milliseconds);
  try {
    return await work(late.signal);
  } finally {
    clearTimeout(timer);
  }
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Requests to one bucket, tried three times. They throw StorageUnavailableError without a response in time. */
export const createS3 = (address: S3Address): S3 => {
  const { endpoint, bucket, prefix, ...credentials } = address;
  const client = new AwsClient({ ...credentials, service: 's3' });
  return async ({ method, key, body, reads = 0 }, read) => {
    const time = patience + ((body?.length ?? 0) / 1_048_576 + reads) * perMegabyte;
    const began = performance.now();
    const once = () =>
      inTime(time, async (signal) => {
        const request = await client.sign(`${endpoint}/${bucket}/${prefix}${key}`, {
          method,
          body: body && new Uint8Array(body),
          headers: { 'X-Amz-Content-Sha256': sha256(body ?? new Uint8Array()) },
        });
        const answer = await fetch(request, { signal });
        if (!isPassing(answer)) return { done: await read(answer) };
        await answer.body?.cancel();
        throw new Error(`responded ${answer.status}`);
      });
    let cause: unknown;
    for (let n = 0; n < tries && performance.now() - began < giveUpAfter; n++) {
      if (n > 0) await sleep(firstWait * 2 ** n * (0.5 + Math.random() / 2));
      try {
        return (await once()).done;
      } catch (error) {
        if (error instanceof StorageUnavailableError) throw error;
        cause = error;
      }
    }
    throw new StorageUnavailableError(`${method} ${key}: the storage does not answer`, { cause });
  };
};

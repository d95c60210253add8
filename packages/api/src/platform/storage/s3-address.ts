/** An unusable storage, in one sentence for the operator; it never holds the secret. */
export class StorageConfigError extends Error {
  override name = 'StorageConfigError';
}

export interface S3Address {
  /** Origin of the service, without a slash at the end. */
  endpoint: string;
  bucket: string;
  /** What keys begin with inside the bucket: empty, or with a slash at the end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const form = 's3://key:secret@host/bucket?region=…&endpoint=…';
const refuse = (what: string) => new StorageConfigError(`STORAGE_URL must look like ${form}: ${what}.`);

const parse = (text: string): URL => {
  try {
    return new URL(text);
  } catch {
    throw refuse('it is not a URL (write / in a secret as %2F)');
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw refuse('key or secret hold a % that is not written as %25');
  }
};

const endpointOf = (url: URL): string => {
  const given = url.searchParams.get('endpoint');
  if (given === null) return `https://${url.host}`;
  if (!URL.canParse(given)) throw refuse('the endpoint is not a URL');
  const { protocol, origin, pathname } = new URL(given);
  if (!/^https?:$/.test(protocol) || pathname !== '/') {
    throw refuse('the endpoint is http:// or https:// with a host and nothing behind it');
  }
  return origin;
};

/**
 * Reads `s3://key:secret@host/bucket[/folder]?region=…&endpoint=…`: the endpoint is `https://host` and the region
 * `us-east-1` when left out. Throws StorageConfigError.
 */
export const s3Address = (text: string): S3Address => {
  const url = parse(text);
  if (url.protocol !== 's3:') throw refuse(`it begins with ${url.protocol}//`);
  const unknown = [...url.searchParams.keys()].find((name) => !['region', 'endpoint'].includes(name));
  if (unknown !== undefined) throw refuse(`there is no option '${unknown}'`);
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  if (!url.host) throw refuse('the host is missing');
  if (!accessKeyId || !secretAccessKey) throw refuse('key or secret is missing');
  const [bucket = '', ...folders] = url.pathname.replace(/^\/|\/$/g, '').split('/');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw refuse('the bucket is missing or not a name');
  if (!folders.every((folder) => /^[a-z0-9_-]+$/.test(folder))) throw refuse('the folder is not a name');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]+$/.test(region)) throw refuse('the region is not a name');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  return { endpoint: endpointOf(url), bucket, prefix, region, accessKeyId, secretAccessKey };
};

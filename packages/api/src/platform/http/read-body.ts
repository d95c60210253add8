import type { Message } from '../message.ts';
import { apiError } from './api-error.ts';

/** quality S35. */
const maxJsonBytes = 100 * 1024;
/** A spreadsheet's limit; the smaller limit of images is checked once the content type is detected. */
const maxFormBytes = 10 * 1024 * 1024;
/** Boundaries and part headers around the one file of a form. */
const formOverhead = 16 * 1024;
const maxDepth = 10;

const readAtMost = async (
  request: Request,
  limit: number,
  tooLarge: Message,
): Promise<Uint8Array<ArrayBuffer>> => {
  const stated = request.headers.get('content-length');
  if (Number(stated ?? 0) > limit) throw apiError.tooLarge(tooLarge);
  // Nobody can send more than is stated; a stream takes several times as long.
  if (stated !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw apiError.tooLarge(tooLarge);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
};

const contentType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isTooDeep = (value: unknown, left: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));

/** The error of the body itself, next to the schema's errors about `{}`. */
export class UnreadableBodyError extends Error {
  readonly words: Message;
  constructor(words: Message) {
    super('the body cannot be read');
    this.words = words;
  }
}

/** The JSON body; `{}` when there is none. Throws UnreadableBodyError, or a 413 above 100 KB. */
export const readJson = async (request: Request): Promise<unknown> => {
  const bytes = await readAtMost(request, maxJsonBytes, 'request.too-large');
  if (bytes.length === 0) return {};
  if (contentType(request) !== 'application/json') throw new UnreadableBodyError('request.unsupported-type');
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new UnreadableBodyError('request.malformed');
  }
  if (isTooDeep(body, maxDepth)) throw new UnreadableBodyError('request.malformed');
  return body;
};

/** The body as it came, for signatures over it. Throws a 413 above so many bytes, 100 KB by default. */
export const readText = async (request: Request, most = maxJsonBytes): Promise<string> =>
  new TextDecoder().decode(await readAtMost(request, most, 'request.too-large'));

/** The fields of a multipart body. Throws UnreadableBodyError, or a 413 above 10 MB. */
export const readForm = async (request: Request): Promise<Record<string, unknown>> => {
  const bytes = await readAtMost(request, maxFormBytes + formOverhead, 'request.too-large');
  if (contentType(request) !== 'multipart/form-data')
    throw new UnreadableBodyError('request.unsupported-type');
  const type = request.headers.get('content-type') ?? '';
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData());
  } catch {
    throw new UnreadableBodyError('request.malformed');
  }
};

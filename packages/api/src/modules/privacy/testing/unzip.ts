import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a ZIP by name. */
export const unzip = async (bytes: Uint8Array): Promise<Record<string, Buffer>> => {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
};

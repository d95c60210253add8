import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive; `claims` is the size in its headers, the real one except when the test falsifies it. */
export interface ZipPart {
  name: string;
  content: string | Uint8Array;
  claims?: number;
}

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeUInt16LE(value);
  else buffer.writeUInt32LE(value);
  return buffer;
};

/** Builds a ZIP archive by hand, so that tests can make ones that no honest program writes. */
export const buildZip = (parts: readonly ZipPart[]): Uint8Array => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const facts = Buffer.concat([
      number(20, 2),
      number(0, 2),
      number(8, 2),
      number(0, 4),
      number(crc32(plain), 4),
      number(packed.length, 4),
      number(claims ?? plain.length, 4),
      number(Buffer.byteLength(name), 2),
      number(0, 2),
    ]);
    const file = Buffer.concat([number(0x04034b50, 4), facts, Buffer.from(name), packed]);
    const places = Buffer.concat([number(0, 2), number(0, 4), number(0, 4), number(offset, 4)]);
    central.push(Buffer.concat([number(0x02014b50, 4), number(20, 2), facts, places, Buffer.from(name)]));
    local.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(central);
  const counts = Buffer.concat([number(parts.length, 2), number(parts.length, 2)]);
  const end = [number(0x06054b50, 4), number(0, 4), counts, number(directory.length, 4), number(offset, 4)];
  return new Uint8Array(Buffer.concat([...local, directory, ...end, number(0, 2)]));
};

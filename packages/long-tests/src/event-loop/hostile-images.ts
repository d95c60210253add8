import { encode } from 'fast-bmp';
import sharp from 'sharp';

/** A file as somebody sends it. */
export interface SentFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A BMP of one bit per pixel: 5 MB of it hold 40 million pixels. */
export const oneBitBmp = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const start = 62;
  const bytes = new Uint8Array(start + Math.ceil(width / 32) * 4 * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, start, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 1, true);
  view.setUint32(46, 2, true);
  bytes.set([0, 0, 255, 0, 255, 0, 0, 0], 54);
  return bytes;
};

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const rough = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise } });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8b1e5a' } });

/** Images as people and attackers send them: good ones, large ones, bombs, polyglots and broken ones. */
export const hostileImages = async (): Promise<SentFile[]> => {
  const photo = await rough(1_600, 1_200).jpeg({ quality: 85 }).toBuffer();
  const drawing = await rough(600, 400).png().toBuffer();
  const animation = await rough(200, 200).gif().toBuffer();
  const script = Buffer.from('<script>alert(1)</script>'.repeat(1_000));
  const bitmap = encode({
    width: 900,
    height: 900,
    data: new Uint8Array(900 * 900 * 3).fill(90),
    bitsPerPixel: 24,
    channels: 3,
    components: 3,
  });
  const files: [string, Uint8Array][] = [
    ['image/jpeg', photo],
    ['image/jpeg', await plain(4_000, 3_000).jpeg().toBuffer()],
    ['image/png', drawing],
    ['image/gif', animation],
    ['image/bmp', bitmap],
    ['image/bmp', oneBitBmp(6_304, 6_300)],
    ['image/bmp', oneBitBmp(6_304, 6_300).subarray(0, 3_000_000)],
    ['image/png', await plain(8_000, 5_000).png({ compressionLevel: 9 }).toBuffer()],
    ['image/png', await plain(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer()],
    ['image/gif', Buffer.concat([animation, script])],
    ['image/jpeg', Buffer.concat([photo, Buffer.from('PK\x03\x04'), script])],
    ['image/png', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), script])],
    ...[0.02, 0.5, 0.97].flatMap((part): [string, Uint8Array][] => [
      ['image/jpeg', photo.subarray(0, photo.length * part)],
      ['image/png', drawing.subarray(0, drawing.length * part)],
      ['image/gif', animation.subarray(0, animation.length * part)],
    ]),
    ['image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['image/jpeg', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff)],
  ];
  return files.map(([type, bytes]) => ({ type, bytes: new Uint8Array(bytes) }));
};

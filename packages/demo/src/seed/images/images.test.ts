import { imageKey, memoryStorage } from '@pasar/api/testing';
import { findImage, listImages, readImage } from '@pasar/demo-images';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bannerKey, composeArt, hashDrawing } from './compose-art.ts';
import { arcLettering, lettering, measureText } from './lettering.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { renderImageSvg } from './render-image-svg.ts';
import { renderImages } from './render-images.ts';
import { type ShapeName, shapes } from './shapes/index.ts';

const names = Object.keys(shapes) as ShapeName[];
const colours = Object.keys(palettes) as PaletteName[];

describe('the pictures of the demo market', () => {
  test('there are more than sixty motifs and fifteen palettes', () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(colours.length).toBeGreaterThanOrEqual(15);
  });

  test.each(names)('%s is drawn in every palette without fonts, gaps or other pictures', (motif) => {
    const drawings = colours.map((palette) => renderImageSvg({ motif, palette }));
    expect(new Set(drawings).size).toBeGreaterThan(12);
    for (const svg of drawings) {
      expect(svg).not.toMatch(
        /<text|<image|<lettering|font-family|undefined|NaN|\{(brand|line|size|main|deep|soft)/,
      );
    }
  });

  test.each(names)('%s names what it refers to', (motif) => {
    const svg = renderImageSvg({ motif, palette: 'merah' });
    const defined = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    const wanted = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !defined.has(id))).toEqual([]);
  });

  test('a label is printed on the package, so that two brands look different', () => {
    const label = { brand: 'SAWAH RAYA', line: 'Rojolele', size: '5 kg' };
    const one = renderImageSvg({ motif: 'beras', palette: 'hijau', label });
    const other = renderImageSvg({
      motif: 'beras',
      palette: 'hijau',
      label: { ...label, brand: 'LUMBUNG DESA' },
    });
    expect(one).not.toBe(other);
    expect(renderImageSvg({ motif: 'beras', palette: 'hijau', label })).toBe(one);
  });

  test('art leaves the ground transparent', { tags: 'slow' }, async () => {
    const { data, info } = await sharp(Buffer.from(composeArt([['beras', 'hijau']])))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 600, height: 600, channels: 4 });
    expect(data[3]).toBe(0);
  });
});

describe('lettering', () => {
  test('is as wide as its glyphs and shrinks to fit', () => {
    expect(measureText('Pasar', 20)).toBeGreaterThan(measureText('Pasa', 20));
    expect(lettering('Pasar', { x: 0, y: 0, size: 20, fill: '#000', fit: 10 })).not.toBe(
      lettering('Pasar', { x: 0, y: 0, size: 20, fill: '#000' }),
    );
    expect(arcLettering('90/80-14', { x: 300, y: 300, radius: 150, size: 24, fill: '#fff' })).toContain(
      'rotate(',
    );
  });

  test('refuses a character without an outline instead of leaving a gap', () => {
    expect(() => lettering('批', { x: 0, y: 0, size: 20, fill: '#000' })).toThrow('No outline');
  });
});

describe('rendering', () => {
  test('writes each picture once, and reads it the second time', { tags: 'slow' }, async () => {
    const storage = memoryStorage();
    const drawings = [
      renderImageSvg({ motif: 'kopi', palette: 'botol' }),
      renderImageSvg({ motif: 'telur', palette: 'krem' }),
    ];
    const steps: string[] = [];
    const render = () =>
      renderImages({
        storage,
        drawings: [...drawings, ...drawings],
        onProgress: (done, total) => steps.push(`${done}/${total}`),
      });
    const files = await render();
    expect(steps).toEqual(['1/2', '2/2']);
    const key = hashDrawing(drawings[0] ?? '');
    const stored = await storage.get(imageKey(key, 600));
    expect(await sharp(stored ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 600,
      height: 600,
    });
    const marked = new Uint8Array([1, 2, 3]);
    await storage.put(imageKey(key, 600), marked);
    expect((await render()).get(key)?.[600]).toEqual(marked);
    expect(files.get(key)?.[600]).not.toEqual(marked);
  });

  test('stores a finished picture as it is, and a banner in half its width, too', async () => {
    const storage = memoryStorage();
    const banner = findImage(bannerKey('Rumah Kawung')) ?? 'none';
    const [key = ''] = listImages();
    const files = await renderImages({ storage, drawings: [], photos: [key, banner], onProgress: () => {} });
    expect(files.get(key)).toEqual({ 600: await readImage(key) });
    expect(await storage.get(imageKey(key, 600))).toEqual(new Uint8Array(await readImage(key)));
    expect(await storage.get(imageKey(banner, 1200))).toEqual(new Uint8Array(await readImage(banner)));
    const half = await storage.get(imageKey(banner, 600));
    expect(await sharp(half ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 600 });
  });
});

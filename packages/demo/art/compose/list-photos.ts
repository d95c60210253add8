import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Photo } from '../../src/seed/images/photos/photo.ts';
import { photoKey } from '../../src/seed/images/photos/photo.ts';
import { getColors, listColors, listCovers } from '../../src/seed/plan/plan-images.ts';
import { planSeedData } from '../../src/seed/plan/plan-seed-data.ts';
import { getModel } from './appearances.ts';

/** The seed of `npm start`. */
const seed = 2026;

export const getBaseName = (photo: Photo): string => `${getModel(photo)}-${photo.shot}`;

/**
 * What the demo market wants to show, most wanted first: a front of every make, its other colors, further covers for
 * makes of several stores, then a look at all from near. Only what a base exists for.
 */
export function listPhotos(folder: string): Photo[] {
  const { products } = planSeedData({ seed, now: new Date() });
  const wanted: Photo[][] = [[], [], [], []];
  const times = new Map<string, number>();
  const canRender = (photo: Photo) => existsSync(join(folder, `${getBaseName(photo)}.json`));
  for (const { spec } of products) {
    const colors = getColors(spec);
    const [front, , near] = listCovers(spec, colors[0] ?? spec.line.palette);
    if (!front || !near) continue;
    const name = photoKey(front);
    const nth = times.get(name) ?? 0;
    times.set(name, nth + 1);
    wanted[0]?.push(front);
    for (const color of colors.slice(1)) wanted[1]?.push(...listCovers(spec, color).slice(0, 1));
    const [own = spec.line.palette] = listColors(spec, nth);
    const fronts = listCovers(spec, own).filter((photo) => photo.view === 'whole' && canRender(photo));
    wanted[2]?.push(...fronts.slice(0, nth < colors.length ? 1 : 2));
    wanted[3]?.push(near);
  }
  const unique = new Map(wanted.flat().map((photo) => [photoKey(photo), photo]));
  return [...unique.values()].filter(canRender);
}

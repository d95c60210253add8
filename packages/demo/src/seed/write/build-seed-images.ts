import { roots } from '../data/categories/index.ts';
import { promos } from '../data/promos.ts';
import { waitingStores } from '../data/waiting-stores.ts';
import { composeArt, hashDrawing, tileArt } from '../images/compose-art.ts';
import { photoKey } from '../images/photos/photo.ts';
import { type ImageSpec, renderImageSvg } from '../images/render-image-svg.ts';
import { specimenDocument } from '../images/specimen-document.ts';
import type { SeedData } from '../plan/seed-data.ts';

/** Papers that a company hands in to be checked. */
export const specimens = [
  { type: 'ktp', title: 'Kartu Tanda Penduduk' },
  { type: 'ktp_selfie', title: 'Swafoto dengan KTP' },
  { type: 'npwp', title: 'Nomor Pokok Wajib Pajak' },
  { type: 'company_doc', title: 'Nomor Induk Berusaha' },
] as const;

/** Every drawing of a market, and the storage key of each. */
export interface SeedImages {
  drawings: string[];
  /** The finished pictures that the market shows, by key. */
  photos: string[];
  keyOfProduct(picture: ImageSpec): string;
  keyOfPromo(slug: string): string;
  keyOfTile(slug: string): string;
  keyOfBanner(slug: string): string;
  keyOfSpecimen(type: string, holder: string): string;
}

const nameOf = ({ motif, palette, label, view }: ImageSpec) =>
  JSON.stringify([motif, palette, label?.brand, label?.line, label?.size, view]);

/** Draws, once each, everything that the market shows. */
export function buildSeedImages(market: SeedData, holder: string): SeedImages {
  const drawings = new Map<string, string>();
  const draw = (name: string, make: () => string) => {
    if (!drawings.has(name)) drawings.set(name, make());
  };
  const photos = new Set<string>();
  for (const picture of market.products.flatMap(({ pictures }) => pictures)) {
    if (picture.photo) photos.add(photoKey(picture.photo));
    else draw(nameOf(picture), () => renderImageSvg(picture));
  }
  for (const { slug, pictures } of promos) draw(`promo ${slug}`, () => composeArt(pictures));
  for (const { slug, banner, groups } of roots) {
    draw(`banner ${slug}`, () => composeArt(banner.pictures));
    for (const group of groups) draw(`tile ${group.slug}`, () => tileArt(group.picture));
  }
  const specimen = (type: string, of: string) => `specimen ${type} ${of}`;
  for (const { type, title } of specimens) {
    const waiting = waitingStores.filter(({ documents }) => documents.includes(type));
    for (const of of [holder, ...waiting.map(({ owner }) => owner.fullname)])
      draw(specimen(type, of), () => specimenDocument(title, of));
  }

  const keys = new Map([...drawings].map(([name, svg]) => [name, hashDrawing(svg)]));
  const keyed = (name: string) => {
    const key = keys.get(name);
    if (!key) throw new Error(`${name} was not drawn`);
    return key;
  };
  return {
    drawings: [...new Set(drawings.values())],
    photos: [...photos],
    keyOfProduct: (picture) => (picture.photo ? photoKey(picture.photo) : keyed(nameOf(picture))),
    keyOfPromo: (slug) => keyed(`promo ${slug}`),
    keyOfTile: (slug) => keyed(`tile ${slug}`),
    keyOfBanner: (slug) => keyed(`banner ${slug}`),
    keyOfSpecimen: (type, of) => keyed(specimen(type, of)),
  };
}

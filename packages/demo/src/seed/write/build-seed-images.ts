import { findImage } from '@pasar/demo-images';
import { roots } from '../data/categories/index.ts';
import { promos } from '../data/promos.ts';
import { waitingStores } from '../data/waiting-stores.ts';
import { artKey, bannerKey, composeArt, hashDrawing, type Piece, tileArt } from '../images/compose-art.ts';
import { renderLogo } from '../images/logos/render-logo.ts';
import { findPhoto } from '../images/photos/find-photo.ts';
import { type Photo, photoKey } from '../images/photos/photo.ts';
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
  /** The logo of a store, null where it has none. */
  keyOfLogo(slug: string): string | null;
  /** The banner of a store, null where it has none. */
  keyOfStoreBanner(name: string): string | null;
  keyOfSpecimen(type: string, holder: string): string;
}

const nameOf = ({ motif, palette, label, view, chart }: ImageSpec) =>
  JSON.stringify([motif, palette, label?.brand, label?.line, label?.size, view, chart]);

/** The file of a finished picture. */
const fileOf = (photo: Photo): string => {
  const file = findPhoto(photo);
  if (!file) throw new Error(`Nobody made the picture ${photoKey(photo)}`);
  return file;
};

/** Draws, once each, everything that the market shows. */
export function buildSeedImages(market: SeedData, holder: string): SeedImages {
  const drawings = new Map<string, string>();
  const draw = (name: string, make: () => string) => {
    if (!drawings.has(name)) drawings.set(name, make());
  };
  const photos = new Set<string>();
  for (const picture of market.products.flatMap(({ pictures, buyerPictures }) => [
    ...pictures,
    ...buyerPictures,
  ])) {
    if (picture.photo) photos.add(fileOf(picture.photo));
    else draw(nameOf(picture), () => renderImageSvg(picture));
  }
  const finished = new Map<string, string>();
  const show = (name: string, pieces: readonly Piece[], make: () => string) => {
    const file = findImage(artKey(pieces));
    if (!file) return draw(name, make);
    finished.set(name, file);
    photos.add(file);
  };
  for (const { slug, pictures } of promos) show(`promo ${slug}`, pictures, () => composeArt(pictures));
  for (const { slug, banner, groups } of roots) {
    show(`banner ${slug}`, banner.pictures, () => composeArt(banner.pictures));
    for (const { slug, picture } of groups) show(`tile ${slug}`, [picture], () => tileArt(picture));
  }
  for (const store of market.stores) {
    const logo = renderLogo(store);
    if (logo) draw(`logo ${store.slug}`, () => logo);
    const banner = findImage(bannerKey(store.name));
    if (banner) photos.add(banner);
  }
  const specimen = (type: string, of: string) => `specimen ${type} ${of}`;
  for (const { type, title } of specimens) {
    const waiting = waitingStores.filter(({ documents }) => documents.includes(type));
    for (const of of [holder, ...waiting.map(({ owner }) => owner.fullname)])
      draw(specimen(type, of), () => specimenDocument(title, of));
  }

  const keys = new Map([...drawings].map(([name, svg]) => [name, hashDrawing(svg)]));
  const keyed = (name: string) => {
    const key = finished.get(name) ?? keys.get(name);
    if (!key) throw new Error(`${name} was not drawn`);
    return key;
  };
  return {
    drawings: [...new Set(drawings.values())],
    photos: [...photos],
    keyOfProduct: (picture) => (picture.photo ? fileOf(picture.photo) : keyed(nameOf(picture))),
    keyOfPromo: (slug) => keyed(`promo ${slug}`),
    keyOfTile: (slug) => keyed(`tile ${slug}`),
    keyOfBanner: (slug) => keyed(`banner ${slug}`),
    keyOfLogo: (slug) => keys.get(`logo ${slug}`) ?? null,
    keyOfStoreBanner: (name) => findImage(bannerKey(name)) ?? null,
    keyOfSpecimen: (type, of) => keyed(specimen(type, of)),
  };
}

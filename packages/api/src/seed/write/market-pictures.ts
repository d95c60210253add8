import { roots } from '../data/categories/index.ts';
import { promos } from '../data/promos.ts';
import { composeArt, keyOf, tileArt } from '../pictures/compose-art.ts';
import { drawPicture, type Picture } from '../pictures/draw-picture.ts';
import { specimenDocument } from '../pictures/specimen-document.ts';
import type { SeedMarket } from '../plan/market.ts';

/** Papers that a company hands in to be checked. */
export const specimens = [
  { type: 'ktp', title: 'Kartu Tanda Penduduk' },
  { type: 'ktp_selfie', title: 'Swafoto dengan KTP' },
  { type: 'npwp', title: 'Nomor Pokok Wajib Pajak' },
  { type: 'company_doc', title: 'Nomor Induk Berusaha' },
] as const;

/** Every drawing of a market, and the storage key of each. */
export interface MarketPictures {
  drawings: string[];
  keyOfProduct(picture: Picture): string;
  keyOfPromo(slug: string): string;
  keyOfTile(slug: string): string;
  keyOfBanner(slug: string): string;
  keyOfSpecimen(type: string): string;
}

const nameOf = ({ motif, palette, label, view }: Picture) =>
  JSON.stringify([motif, palette, label?.brand, label?.line, label?.size, view]);

/** Draws, once each, everything that the market shows. */
export function drawMarket(market: SeedMarket, holder: string): MarketPictures {
  const drawings = new Map<string, string>();
  const draw = (name: string, make: () => string) => {
    if (!drawings.has(name)) drawings.set(name, make());
  };
  for (const { pictures } of market.products) {
    for (const picture of pictures) draw(nameOf(picture), () => drawPicture(picture));
  }
  for (const { slug, pictures } of promos) draw(`promo ${slug}`, () => composeArt(pictures));
  for (const { slug, banner, groups } of roots) {
    draw(`banner ${slug}`, () => composeArt(banner.pictures));
    for (const group of groups) draw(`tile ${group.slug}`, () => tileArt(group.picture));
  }
  for (const { type, title } of specimens) draw(`specimen ${type}`, () => specimenDocument(title, holder));

  const keys = new Map([...drawings].map(([name, svg]) => [name, keyOf(svg)]));
  const keyed = (name: string) => {
    const key = keys.get(name);
    if (!key) throw new Error(`${name} was not drawn`);
    return key;
  };
  return {
    drawings: [...new Set(drawings.values())],
    keyOfProduct: (picture) => keyed(nameOf(picture)),
    keyOfPromo: (slug) => keyed(`promo ${slug}`),
    keyOfTile: (slug) => keyed(`tile ${slug}`),
    keyOfBanner: (slug) => keyed(`banner ${slug}`),
    keyOfSpecimen: (type) => keyed(`specimen ${type}`),
  };
}

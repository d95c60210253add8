import type { Chance } from '../chance.ts';
import { adviceFor, closings, secondHand, secondHandCondition } from '../data/advice.ts';
import type { RootSlug } from '../data/categories/index.ts';
import { getPhrases } from '../data/phrases/index.ts';
import { capitalize, fillTemplate, type Slots, uncapitalize } from './fill-template.ts';
import { fitsCard } from './fits-card.ts';
import type { SeedOption, SeedProduct, SeedStore } from './seed-data.ts';
import type { ProductSpec } from './select-store-products.ts';

const slotsOf = ({ brand, line, pack }: ProductSpec): Slots => ({
  brand,
  line: line.title ?? line.say,
  size: pack.say,
  net: pack.net ?? pack.say,
});

/**
 * What a page and a card call a product: first what it is and what differs, the brand last. The brand is a fact of its
 * own, so it is left out where a card has no room for it.
 */
export const composeName = (make: ProductSpec): string => {
  const { kind, pack, used } = make;
  const packed = kind.name.includes('{size}') || pack.say === '' ? kind.name : `${kind.name}, {size}`;
  const fill = (template: string) => {
    const name = fillTemplate(template, { ...slotsOf(make), size: pack.title ?? pack.say });
    return used ? `${name}, bekas` : name;
  };
  const name = fill(packed);
  return fitsCard(name) ? name : fill(packed.replace(' {brand}', ''));
};

const factsOf = (make: ProductSpec): SeedProduct['attributes'] => {
  const { kind, line, brand, used } = make;
  const own = line.facts ?? {};
  const names = new Set([...kind.facts.map(([name]) => name), ...Object.keys(own)]);
  const usual = new Map(kind.facts);
  const facts = [...names].flatMap((name) => {
    const value = capitalize(fillTemplate(own[name] ?? usual.get(name) ?? '', slotsOf(make)));
    // Nobody warrants what is sold second-hand.
    return value === '' || (used && name === 'Garansi') ? [] : [{ name, value }];
  });
  return [...(kind.unbranded ? [] : [{ name: 'Merek', value: brand }]), ...facts];
};

/** Facts that read well behind the name of a product. */
const telling = new Set(
  `Alas|Antena|Arus|Atasan|Baca|Bahan|Baja|Baterai|Beban per papan|Berat|Bingkai|Busa|Cahaya|Celah|Daya|Diameter|Driver|
  Fiting|Garansi|Gesper|Grafis|Indeks beban|Kaca|Kamera|Kancing|Kapasitas|Kecepatan|Kekerasan|Keluaran|Kemasan|Ketebalan|
  Lapisan|Layar|Lebar|Masa simpan|Panci|Panel|Panjang|Pelat|Perlindungan|Resolusi|Sensor|Sol|Standar|Tahan air|Tali|
  Tegangan|Teknik|Tingkat pedas|Tinggi|Tuts|Ukuran|Ulir|Umur|Voltase|Volume`.split(/\|\s*/),
);

/** Whether the name or the sentences behind the first say it as well. */
const isTold = (make: ProductSpec, value: string) =>
  [composeName(make), make.line.about ?? make.kind.about].some((text) =>
    text.toLowerCase().includes(value.toLowerCase()),
  );

const openingsOf = (make: ProductSpec, facts: SeedProduct['attributes']): string[] => [
  ...getPhrases(make.kind).leads.map((lead) => capitalize(fillTemplate(lead, slotsOf(make)))),
  ...facts
    .filter(({ name, value }) => telling.has(name) && !isTold(make, value))
    .map(({ name, value }) => `${composeName(make)}, ${uncapitalize(name)} ${uncapitalize(value)}.`),
];

interface Described {
  make: ProductSpec;
  options: SeedOption[];
  store: SeedStore;
  root: RootSlug;
}

/** The description of a product, without how it begins, and its table of facts, in its seller's words. */
export function describe(
  chance: Chance,
  { make, options, store, root }: Described,
): Pick<SeedProduct, 'description' | 'attributes'> {
  const { kind, line, used } = make;
  const attributes = factsOf(make);
  const told = { root, leaf: kind.leaf, used, attributes, options };
  const paragraphs = [
    fillTemplate(line.about ?? kind.about, slotsOf(make)),
    used ? secondHandCondition : '',
    chance.pick(adviceFor(told)),
    `Dikirim dari ${store.place.name} oleh ${store.name}. ${chance.pick(closings)}`,
  ];
  return { description: paragraphs.filter(Boolean).join('\n\n'), attributes };
}

/** What is the same in two sentences that a reader would call the same. */
const beginningOf = (sentence: string) => sentence.split(/[.:] /)[0];

/** Lets each description begin with the sentence that its category has used least: what sells most chooses first. */
export function beginDescriptions(
  products: readonly SeedProduct[],
  stores: readonly SeedStore[],
): SeedProduct[] {
  const used = new Map<string, number>();
  const begun = new Map<SeedProduct, SeedProduct>();
  for (const product of products.toSorted((one, other) => other.sold - one.sold)) {
    const { spec, leaf, attributes, description } = product;
    const sentences = spec.used
      ? [`${composeName(spec)}. ${secondHand[used.size % secondHand.length]}`]
      : [...openingsOf(spec, attributes), `${composeName(spec)}, ada di ${stores[product.store]?.name}.`];
    const countOf = (sentence: string) => used.get(`${leaf} ${beginningOf(sentence)}`) ?? 0;
    const fewest = Math.min(...sentences.map(countOf));
    const chosen = sentences.find((sentence) => countOf(sentence) === fewest) ?? '';
    used.set(`${leaf} ${beginningOf(chosen)}`, fewest + 1);
    begun.set(product, { ...product, description: `${chosen} ${description}` });
  }
  return products.map((product) => begun.get(product) ?? product);
}

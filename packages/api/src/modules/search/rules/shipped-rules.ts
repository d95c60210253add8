import { rightlySpelled } from './rightly-spelled.ts';
import type { Attribute, Intent, SearchRule } from './search-rule.ts';
import { oneWay, synonyms } from './shipped-synonyms.ts';
import { splitLines } from './split-lines.ts';

const intentWords: Record<Intent, string> = {
  cheap: 'murah, cheap, terjangkau, murmer, affordable, murah meriah',
  cheapest: 'termurah, paling murah, cheapest',
  bestseller: 'terlaris, paling laris, laris, best seller, bestseller, best selling',
  newest: 'terbaru, paling baru, newest, latest',
  nearest: 'terdekat, paling dekat, dekat sini, nearest, nearby, near me',
  free_shipping: 'gratis ongkir, bebas ongkir, free ongkir, free shipping',
  discount: 'promo, promo hari ini, diskon hari ini, diskon, discount, sale, on sale',
  used: 'bekas, second, seken, secondhand, second hand, used',
  in_stock: 'ready, ready stock, ready stok, in stock',
  preorder: 'preorder, pre order, po',
};

const attributeWords: Record<Attribute, string[][]> = {
  color: splitLines(`
    hitam, black, item
    putih, white
    abu, grey, gray
    navy, biru tua, biru dongker
    biru, blue
    biru langit, biru muda, sky blue
    hijau, green, ijo
    hijau botol, hijau tua
    merah, red
    maroon, merah marun, marun
    oranye, orange, jingga
    kuning, yellow
    krem, cream, beige
    cokelat, coklat, brown
    ungu, purple
    pink, merah muda, dusty pink
    tosca, turquoise, toska
    emas, gold
    perak, silver`),
  audience: splitLines(`
    pria, cowok, cowo, laki, lelaki, men, man, mens
    wanita, cewek, cewe, cwe, perempuan, women, woman, womens, ladies
    anak, kids, children, bocah
    bayi, baby`),
  material: splitLines(`
    kulit, leather
    katun, cotton
    kaca, glass
    kayu, wood, wooden
    besi
    stainless, stainless steel
    keramik, ceramic
    silikon, silicone
    karet, rubber
    plastik, plastic
    rotan, rattan
    bambu, bamboo
    sutra, silk
    rajut, knitted
    kanvas, canvas`),
};

const categories: readonly (readonly [slug: string, words: string])[] = [
  ['fashion', 'baju, pakaian, busana, clothes'],
  ['laptop', 'laptop, notebook'],
  ['sepatu', 'sneakers, sneaker'],
  ['kain-sarung', 'sarung, sarong'],
];

const split = (text: string): string[] => splitLines(text)[0] ?? [];

/** The rules that come with the server; rows of `search_rules` add to them and switch them off. */
export const shippedRules: readonly SearchRule[] = [
  ...synonyms.map((phrases): SearchRule => ({ kind: 'synonym', phrases })),
  ...oneWay.map((phrases): SearchRule => ({ kind: 'one_way', phrases })),
  ...Object.entries(intentWords).map(
    ([intent, words]): SearchRule => ({
      kind: 'intent',
      phrases: split(words),
      target: { intent: intent as Intent },
    }),
  ),
  ...Object.entries(attributeWords).flatMap(([attribute, groups]) =>
    groups.map(
      (phrases): SearchRule => ({
        kind: 'attribute',
        phrases,
        target: { attribute: attribute as Attribute },
      }),
    ),
  ),
  ...rightlySpelled.map((word): SearchRule => ({ kind: 'protected', phrases: [word] })),
  ...categories.map(
    ([category, words]): SearchRule => ({ kind: 'category', phrases: split(words), target: { category } }),
  ),
];

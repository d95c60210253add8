import type { RootSlug } from '../data/categories/index.ts';
import { getKindKey } from '../data/phrases/index.ts';
import { palettes } from '../images/palettes.ts';
import type { SeedProduct } from '../plan/seed-data.ts';

/** A product with its surroundings, and all that is written about it. */
export interface WrittenProduct {
  product: SeedProduct;
  root: RootSlug;
  /** The name of its store: it may hold any word. */
  store: string;
  texts: readonly string[];
}

const home = 'perlengkapan-rumah';

/** Words that belong to some kinds, and where: a root, a leaf, or a kind by its key. */
const owned: readonly (readonly [pattern: RegExp, places: readonly string[]])[] = [
  [/\b(nasi|nasinya|pulen|lauk|kuah|kuahnya|gurih|gurihnya|pedas|pedasnya|renyah)\b/i, ['sembako', home]],
  [
    /\b(masak|masakan|goreng|gorengan|gorengannya|tumis|tumisan|adonan|bolu|panci|kompor)\b/i,
    ['sembako', home],
  ],
  [/\b(kopi|teh|susu|sirup|madu|selai|kecap|sambal)\b/i, ['sembako', home]],
  [/\b(halal|kedaluwarsa|kedaluwarsanya|hantaran|cemilan|camilan)\b/i, ['sembako']],
  [/\b(kutu|menir|menirnya|gabah)\b/i, ['beras', 'wadah/tempat-beras']],
  [/\b(sangrai|disangrai|penyangrai|arabika|robusta|tubruk)\b/i, ['kopi']],
  [/\b(amis|sarden|tulangnya)\b/i, ['makanan-kaleng']],
  [/\b(cangkang|cangkangnya|kandang)\b/i, ['telur']],
  [
    /\b(kerah|kerahnya|sablon|sablonnya|menerawang|furing|puring|puringnya|denim|denimnya)\b/i,
    ['fashion', 'kipas-setrika'],
  ],
  [
    /\b(jahitan|jahitannya|benang|benangnya|ritsleting|ritsletingnya)\b/i,
    ['fashion', 'sprei-bantal', 'handuk', 'jas-hujan-sarung-tangan', 'karpet-jok'],
  ],
  [/\b(lerak|canting|mega mendung|kawung)\b/i, ['batik', 'kain-sarung']],
  [/\b(hijab|mukena|gamis|peci|salat|pengajian|tarawih)\b/i, ['fashion', 'helm/helm-bogo']],
  [/\b(tumit|solnya|insole|insolenya)\b/i, ['sepatu', 'sandal']],
  [
    /\b(sprei|guling|gulingnya|kasur)\b/i,
    ['sprei-bantal', 'kipas-setrika/kipas', 'tablet', 'charger-kabel/kabel'],
  ],
  [/\b(galon|keran|kerannya|tungku)\b/i, ['kompor-dispenser', 'wajan-panci']],
  [/\b(sinyal|sinyalnya|kartu sim|antigores|bluetooth|wi-fi)\b/i, ['ponsel-tablet', 'komputer-laptop']],
  [/\b(kameranya|speakernya|earbud|notifikasinya)\b/i, ['ponsel-tablet', 'komputer-laptop']],
  [
    /\b(switch|tuts|tutsnya|ssd|flashdisk|printer|tinta|tintanya|webcam|bios|xmp|usb)\b/i,
    ['komputer-laptop', 'charger-kabel', 'power-bank'],
  ],
  [/\b(listrik|watt)\b/i, [home, 'lampu-spion', 'ponsel-tablet', 'komputer-laptop']],
  [/\b(busi|knalpot|bensin|velg|gir|setang|tikungan|rem|remnya|oli|olinya)\b/i, ['otomotif']],
  [/\b(motor|motorku)\b/i, ['otomotif', 'jaket', 'celana/jeans']],
  [/\b(helm|visor|spion)\b/i, ['otomotif']],
];

/** Promises that no rule of the market keeps, and days that depend on courier and distance. */
const claims: readonly RegExp[] = [
  /foto terakhir|panduan ukuran|tabel ukuran/i,
  /\b(hari ini|hari yang sama|besok|lusa|minggu depan)\b(?! kapan)/i,
  /\bpukul \d|sebelum jam \d/i,
  /\b(\d+|satu|dua|tiga|empat|lima) hari (sampai|tiba|datang)|sampai (besok|dalam)/i,
  /\b(balas|membalas|dibalas|respon\w*)\b/i,
  /(akan|kami) (kirim penggantinya|ganti (penuh|baru))|ganti rugi|tukar baru|boleh (di)?tukar|uang kembali|pengembalian/i,
  /tanpa biaya|gratis|bonus|dijamin|terjamin|termurah|nomor satu|garansi toko/i,
  /obrolan/i,
];

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const foreignPatterns = new Map<string, RegExp>();
/** All words that do not belong to a kind, as one pattern. */
const foreignTo = ({ product: { leaf, spec }, root }: WrittenProduct): RegExp => {
  const key = getKindKey(spec.kind);
  const known = foreignPatterns.get(key);
  if (known) return known;
  const here: readonly string[] = [root, leaf, key];
  const foreign = owned.filter(([, places]) => !places.some((place) => here.includes(place)));
  const pattern = new RegExp(foreign.map(([{ source }]) => source).join('|'), 'i');
  foreignPatterns.set(key, pattern);
  return pattern;
};

const findForeign = (written: WrittenProduct): string[] => {
  const { product, store, texts } = written;
  const { spec } = product;
  const foreign = foreignTo(written);
  // Proper names hold any word: Puncak Gayo, Batik Trusmi Jaya.
  const names = new RegExp([store, spec.brand].map(quote).join('|'), 'g');
  return texts.flatMap((text) => {
    const said = text.replace(names, '').replace('Warna di layar', '');
    const found = said.match(foreign);
    return found ? [`${getKindKey(spec.kind)} "${found[0]}": ${text}`] : [];
  });
};

const findClaims = ({ product, texts }: WrittenProduct): string[] => {
  const warranted = product.attributes.some(({ name }) => name === 'Garansi');
  const refused = warranted ? claims : [...claims, /garansi/i];
  return texts.flatMap((text) =>
    refused.flatMap((pattern) =>
      pattern.test(text) ? [`${getKindKey(product.spec.kind)} promises: ${text}`] : [],
    ),
  );
};

const colorNames = Object.values(palettes).map(({ name }) => name.toLowerCase());

/** Each color has a picture of its own color, and the name of a product with a choice of colors names none. */
const findColors = ({ product }: WrittenProduct): string[] => {
  const colors = product.options.find(({ name }) => name === 'Warna')?.values ?? [];
  const bare = colors.filter(({ value, picture }) => !picture || palettes[picture.palette].name !== value);
  const words = product.name.toLowerCase().split(/[^\p{L}]+/u);
  const named = colors.length > 0 && colorNames.some((name) => words.includes(name));
  return [
    ...bare.map(({ value }) => `${product.name}: ${value} has no picture`),
    ...(named ? [`${product.name} names a color and offers several`] : []),
  ];
};

/** What a careful reader would stumble over: words of other kinds, empty promises, colors without a picture. */
export const findOddPhrases = (written: WrittenProduct): string[] => [
  ...findForeign(written),
  ...findClaims(written),
  ...findColors(written),
];

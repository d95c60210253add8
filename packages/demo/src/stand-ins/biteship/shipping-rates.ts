/** Rupiah for one kilogram from zone 0 to 5; null where the service does not go. */
type Fares = readonly (number | null)[];

interface Service {
  company: string;
  courier: string;
  type: string;
  name: string;
  description: string;
  perKg: Fares;
  /** Days at least and at most, by zone. */
  days: readonly (readonly [number, number] | null)[];
  minKg?: number;
  maxKg?: number;
}

const regular: Service['days'] = [
  [1, 2],
  [1, 2],
  [2, 3],
  [3, 5],
  [4, 6],
  [5, 10],
];
const nextDay: Service['days'] = [[1, 1], [1, 1], [1, 1], null, null, null];

const jne = { company: 'jne', courier: 'JNE' };
const jnt = { company: 'jnt', courier: 'J&T' };
const sicepat = { company: 'sicepat', courier: 'SiCepat' };

export const services: readonly Service[] = [
  {
    ...jne,
    type: 'oke',
    name: 'OKE',
    description: 'Layanan ekonomis',
    perKg: [null, 9_000, 14_000, 27_000, 43_000, 72_000],
    days: [null, [2, 3], [3, 5], [4, 6], [5, 8], [7, 14]],
  },
  {
    ...jne,
    type: 'reg',
    name: 'Reguler',
    description: 'Layanan reguler',
    perKg: [9_000, 11_000, 17_000, 32_000, 52_000, 85_000],
    days: regular,
  },
  {
    ...jne,
    type: 'yes',
    name: 'YES',
    description: 'Yakin esok sampai',
    perKg: [16_000, 19_000, 30_000, null, null, null],
    days: nextDay,
    maxKg: 10,
  },
  {
    ...jne,
    type: 'jtr',
    name: 'JTR',
    description: 'Trucking',
    perKg: [null, 2_500, 3_500, 5_500, 8_000, 14_000],
    days: [null, [3, 5], [4, 7], [7, 12], [9, 15], [14, 25]],
    minKg: 10,
  },
  {
    ...jnt,
    type: 'ez',
    name: 'EZ',
    description: 'Layanan reguler',
    perKg: [8_000, 10_500, 16_000, 31_000, 50_000, 82_000],
    days: [
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 6],
      [4, 8],
      [6, 12],
    ],
  },
  {
    ...sicepat,
    type: 'reg',
    name: 'Reguler',
    description: 'Layanan reguler',
    perKg: [8_500, 10_500, 16_500, 31_500, 51_000, 83_000],
    days: regular,
  },
  {
    ...sicepat,
    type: 'best',
    name: 'Besok Sampai Tujuan',
    description: 'Besok sampai tujuan',
    perKg: [15_000, 18_000, 28_000, null, null, null],
    days: nextDay,
  },
  {
    ...sicepat,
    type: 'gokil',
    name: 'GOKIL',
    description: 'Cargo per kg (minimal 10 kg)',
    perKg: [null, 2_400, 3_300, 5_200, null, null],
    days: [null, [3, 9], [3, 9], [3, 9], null, null],
    minKg: 10,
  },
];

/** The first two digits of postal codes, by province: how far apart they are decides the fare. */
const provinces: readonly (readonly [from: number, to: number, island: string])[] = [
  [10, 17, 'java'],
  [20, 22, 'sumatra'],
  [23, 24, 'sumatra'],
  [25, 27, 'sumatra'],
  [28, 29, 'sumatra'],
  [30, 32, 'sumatra'],
  [33, 33, 'sumatra'],
  [34, 35, 'sumatra'],
  [36, 37, 'sumatra'],
  [38, 39, 'sumatra'],
  [40, 46, 'java'],
  [50, 54, 'java'],
  [55, 55, 'java'],
  [56, 59, 'java'],
  [60, 69, 'java'],
  [70, 72, 'kalimantan'],
  [73, 74, 'kalimantan'],
  [75, 77, 'kalimantan'],
  [78, 79, 'kalimantan'],
  [80, 82, 'bali'],
  [83, 84, 'nusa tenggara'],
  [85, 87, 'nusa tenggara'],
  [90, 92, 'south sulawesi'],
  [93, 93, 'sulawesi'],
  [94, 94, 'sulawesi'],
  [95, 95, 'sulawesi'],
  [96, 96, 'sulawesi'],
  [97, 97, 'maluku'],
  [98, 99, 'papua'],
];
const crossing: Record<string, number> = {
  'nusa tenggara': 4,
  sulawesi: 4,
  maluku: 5,
  papua: 5,
};

const findProvince = (postalCode: string) => {
  const start = Number(postalCode.slice(0, 2));
  return provinces.find(([from, to]) => start >= from && start <= to);
};

/** 0 is next door, 5 the other end of the country; null for a postal code of no province. */
export const findZone = (from: string, to: string): number | null => {
  const [a, b] = [findProvince(from), findProvince(to)];
  if (!a || !b) return null;
  if (from.slice(0, 3) === to.slice(0, 3)) return 0;
  if (a === b) return 1;
  const island = (name: string) => (name === 'south sulawesi' ? 'sulawesi' : name);
  if (island(a[2]) === island(b[2])) return 2;
  return Math.max(crossing[a[2]] ?? 3, crossing[b[2]] ?? 3);
};

import type { Locale, OpsPackageUse } from '@pasar/contract';

const id = {
  title: 'Paket',
  lead: 'Rilis mana yang sedang dipakai pengunjung dan memuat suatu paket, misalnya saat ada celah keamanan.',
  back: 'Kembali ke operasi',
  name: 'Nama paket',
  nameHint: 'Sebagian nama sudah cukup, misalnya react-router.',
  nameShort: 'Tulis minimal 2 karakter.',
  find: 'Cari',
  of: { live: 'Aktif', canary: 'Kenari', fallback: 'Cadangan' } satisfies Record<OpsPackageUse['of'], string>,
  columns: { release: 'Rilis', package: 'Paket', version: 'Versi', license: 'Lisensi' },
  found: (name: string, count: number) => `${count} rilis memuat "${name}"`,
  none: (name: string) => `Tidak ada rilis yang memuat "${name}"`,
  noneText: 'Yang dicari adalah rilis aktif, kenari, dan versi cadangannya.',
  unlisted: (releases: string) => `Tanpa daftar paket: ${releases}`,
  noLicense: 'tidak disebutkan',
  busy: 'Mencari',
};

const en: typeof id = {
  title: 'Packages',
  lead: 'Which releases that visitors get now contain a package, for example after a security notice.',
  back: 'Back to operations',
  name: 'Name of the package',
  nameHint: 'A part of it is enough, such as react-router.',
  nameShort: 'Enter at least 2 characters.',
  find: 'Search',
  of: { live: 'Live', canary: 'Canary', fallback: 'Fallback' },
  columns: { release: 'Release', package: 'Package', version: 'Version', license: 'License' },
  found: (name, count) => `${count} ${count === 1 ? 'release contains' : 'releases contain'} "${name}"`,
  none: (name) => `No release contains "${name}"`,
  noneText: 'Live releases, canaries and their fallback versions were searched.',
  unlisted: (releases) => `Without a list of packages: ${releases}`,
  noLicense: 'not stated',
  busy: 'Searching',
};

export const packageMessages: Record<Locale, typeof id> = { id, en };

/** Leaves that stores often sell together. */
export const pantry = [
  'beras',
  'tepung-gula-garam',
  'mi-instan',
  'minyak-goreng',
  'kecap-sambal',
  'makanan-kaleng',
  'telur',
  'susu',
  'teh-sirup',
] as const;
export const treats = ['madu-selai', 'kopi', 'teh-sirup', 'biskuit-keripik', 'kurma-kacang'] as const;
export const kitchen = ['penanak-nasi', 'blender-mixer', 'kompor-dispenser', 'wajan-panci', 'pisau'] as const;
export const table = ['gelas-piring', 'wadah', 'wajan-panci', 'pisau'] as const;
export const homeware = ['sprei-bantal', 'handuk', 'kebersihan', 'rak-keranjang', 'lampu'] as const;
export const parts = ['busi-rem', 'rantai-suspensi', 'lampu-spion', 'oli', 'perawatan'] as const;
export const storage = ['ssd-harddisk', 'flashdisk', 'ram', 'keyboard-mouse'] as const;

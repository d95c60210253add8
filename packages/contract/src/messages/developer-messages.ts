/** What the server says about keys and webhooks of a store. */
export const developerMessages = {
  'api-key.name.required': { id: 'Beri nama kunci ini', en: 'Name this key' },
  'api-key.name.long': { id: 'Nama maksimal 40 karakter', en: 'Name maximum 40 characters' },
  'api-key.scopes.required': { id: 'Pilih minimal satu izin', en: 'Choose at least one permission' },
  'api-key.scopes.invalid': { id: 'Izin ini tidak ada', en: 'There is no such permission' },
  'api-key.expiry': { id: 'Masa berlaku 1 sampai 365 hari', en: 'A key is valid for 1 to 365 days' },
  'api-key.network': {
    id: 'Tulis alamat IP atau rentangnya, misalnya 203.0.113.0/24',
    en: 'Enter an IP address or a range, for example 203.0.113.0/24',
  },
  'api-key.networks.many': { id: 'Maksimal 10 jaringan', en: 'At most 10 networks' },
  'api-key.full': {
    id: 'Maksimal {max} kunci per toko. Cabut satu dulu.',
    en: 'At most {max} keys per store. Revoke one first.',
  },
  'api-key.created': { id: 'Kunci dibuat', en: 'Key created' },
  'api-key.revoked': { id: 'Kunci dicabut', en: 'Key revoked' },
  'api-key.refused': {
    id: 'Kunci API ini tidak berlaku: salah, dicabut, kedaluwarsa, dari jaringan lain, atau tokonya ditangguhkan',
    en: 'This API key is not valid: wrong, revoked, expired, from another network, or its store is suspended',
  },
  'api-key.scope': {
    id: 'Kunci API ini tidak punya izin untuk panggilan ini',
    en: 'This API key has no permission for this call',
  },
  'webhook.url': {
    id: 'Tulis alamat https yang bisa dibuka dari internet',
    en: 'Enter an https address that is reachable from the internet',
  },
  'webhook.events': { id: 'Pilih minimal satu kejadian', en: 'Choose at least one event' },
  'webhook.full': {
    id: 'Maksimal {max} webhook per toko. Hapus satu dulu.',
    en: 'At most {max} webhooks per store. Delete one first.',
  },
  'webhook.stopped': {
    id: 'Webhook ini berhenti. Simpan lagi alamatnya untuk menjalankannya.',
    en: 'This webhook is stopped. Save its address again to resume it.',
  },
  'webhook.created': { id: 'Webhook ditambahkan', en: 'Webhook added' },
  'webhook.saved': { id: 'Webhook disimpan', en: 'Webhook saved' },
  'webhook.deleted': { id: 'Webhook dihapus', en: 'Webhook deleted' },
  'webhook.rotated': { id: 'Rahasia baru dibuat', en: 'New secret created' },
  'webhook.sent': { id: 'Sedang dikirim', en: 'On its way' },
} as const;

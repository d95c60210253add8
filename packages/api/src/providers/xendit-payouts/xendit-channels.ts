/** What Xendit calls the banks of the marketplace: https://docs.xendit.co/docs/payouts-coverage-indonesia. */
export const xenditChannels: Readonly<Record<string, string>> = {
  BCA: 'ID_BCA',
  BRI: 'ID_BRI',
  BNI: 'ID_BNI',
  Mandiri: 'ID_MANDIRI',
  Danamon: 'ID_DANAMON',
  Permata: 'ID_PERMATA',
  'CIMB Niaga': 'ID_CIMB',
  BSI: 'ID_BSI',
  BTN: 'ID_BTN',
  OCBC: 'ID_OCBC',
};

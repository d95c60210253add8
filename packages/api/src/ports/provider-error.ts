/** The provider responded that it will not do it; nothing was done. The reason is the provider's. */
export class ProviderRejection extends Error {
  override name = 'ProviderRejection';
}

/** No usable response came: whether something was done is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

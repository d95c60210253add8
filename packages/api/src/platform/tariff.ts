/** What staff changed of a service: whether it is offered, what it costs, where it no longer goes. */
export interface ServiceChange {
  isOn: boolean;
  /** Rupiah for one kilogram by zone; null where nobody changed it. */
  perKg: readonly (number | null)[] | null;
  /** Official codes of provinces that it does not deliver to. */
  closed: readonly string[];
}

/** The changes by courier and service; a service without one is as the market began with it. */
export type Tariff = ReadonlyMap<string, ServiceChange>;

import type { SetupFlow, SetupInput } from '@pasar/contract';

/** What a person saved of a setup, step by step; one row per flow, so that nothing is lost when they try the other. */
export interface Setups {
  user_id: number;
  flow: SetupFlow;
  personal: SetupInput['personal'] | null;
  company: SetupInput['buyerCompany'] | SetupInput['merchantCompany'] | null;
  store: SetupInput['store'] | null;
  location: SetupInput['buyerLocation'] | SetupInput['merchantLocation'] | null;
  bank: SetupInput['bank'] | null;
  /** Set with the last save; from then on the data lives where it belongs. */
  finished_at: Date | null;
  updated_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    setups: Setups;
  }
}

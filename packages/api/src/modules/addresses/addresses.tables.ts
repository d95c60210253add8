import type { Generated } from 'kysely';

/** An entry of somebody's address book; region ids are the official codes. */
export interface Addresses {
  id: Generated<number>;
  user_id: number;
  label: string;
  receiver_name: string;
  phone: string;
  address: string;
  province_id: string;
  city_id: string;
  sub_district_id: string;
  area_id: string;
  zipcode: string;
  /** At most one per user among the existing ones. A deleted default keeps it until another one is selected. */
  is_default: boolean;
  deleted_at: Date | null;
  created_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    addresses: Addresses;
  }
}

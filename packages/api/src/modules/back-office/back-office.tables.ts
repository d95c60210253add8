import type { PrivateView, QueueKind } from '@pasar/contract';
import type { Generated } from 'kysely';

/** Money that staff added to a wallet or took out of it (domain 3.10, J6); the journals point here. */
export interface WalletAdjustments {
  id: Generated<number>;
  code: string;
  kind: 'buyer_wallet' | 'seller_wallet';
  /** User or merchant. */
  owner: number;
  user_id: number;
  type: 'topup' | 'adjustment';
  /** Rupiah; negative when taken out. */
  amount: number;
  reason: string;
  staff_id: number;
  at: Date;
}

/** Each look of the staff at a private file; the table only grows. */
export interface PrivateViews {
  id: Generated<number>;
  at: Date;
  staff_id: number;
  media_id: number;
  purpose: PrivateView['purpose'];
  /** The store or the person. */
  subject_id: number;
}

/** Who of the staff works on what; it ends by itself. */
export interface QueueClaims {
  kind: QueueKind;
  ref: number;
  staff_id: number;
  until: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    wallet_adjustments: WalletAdjustments;
    queue_claims: QueueClaims;
    private_views: PrivateViews;
  }
}

declare module '../catalog/catalog.tables.ts' {
  interface Categories {
    /** Grows with every edit by staff. */
    version: Generated<number>;
  }
  interface Brands {
    version: Generated<number>;
  }
  interface Promos {
    version: Generated<number>;
  }
}

declare module '../promos/promos.tables.ts' {
  interface Vouchers {
    /** Grows with every edit by staff; uses leave it as it is. */
    version: Generated<number>;
  }
}

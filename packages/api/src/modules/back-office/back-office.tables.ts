import type {
  ApprovalAction,
  ExportList,
  Locale,
  PrivateView,
  QueueKind,
  SettingKey,
  Approval as WireApproval,
} from '@pasar/contract';
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

/**
 * Money that staff moved to a beneficiary, or asked to move: alone (`done` without `decided_by`) up to the market's
 * limit, above it with a colleague.
 */
export interface Approvals {
  id: Generated<number>;
  action: ApprovalAction;
  subject: string;
  /** The body of the call that is carried out. */
  body: unknown;
  /** The user whose wallet or bank account gets it. */
  beneficiary: number;
  amount: number;
  reason: string;
  requested_by: number;
  requested_at: Date;
  expires_at: Date;
  state: Exclude<WireApproval['state'], 'expired'>;
  decided_by: number | null;
  decided_at: Date | null;
  reject_reason: string | null;
}

/** What a check of the books found; faults stop bank files until somebody explains them. */
export interface LedgerChecks {
  id: Generated<number>;
  at: Date;
  /** Null: the daily check. */
  staff_id: number | null;
  faults: string[];
  explanation: string | null;
  explained_by: number | null;
  explained_at: Date | null;
}

/** A list that somebody has written into a file; its text is in `export_parts`. */
export interface Exports {
  id: Generated<number>;
  list: ExportList;
  filters: Record<string, string>;
  locale: Locale;
  is_unmasked: Generated<boolean>;
  /** Why somebody needs it unmasked; null for masked ones. */
  reason: Generated<string | null>;
  requested_by: number;
  requested_at: Date;
  state: Generated<'waiting' | 'done' | 'failed'>;
  rows: Generated<number>;
  is_cut: Generated<boolean>;
  /** Where the next part begins; null before the first. */
  next_from: string | null;
  /** Parts that failed one after another. */
  tries: Generated<number>;
  finished_at: Date | null;
  expires_at: Date | null;
}

export interface ExportParts {
  export_id: number;
  part: number;
  csv: string;
}

/** What staff set; a setting without a row is as the server was started. */
export interface Settings {
  key: SettingKey;
  state: Generated<'value' | 'default' | 'off'>;
  /** With the state `value` only. */
  value: number | null;
  version: Generated<number>;
  changed_by: number | null;
  changed_at: Date | null;
  reason: string | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    approvals: Approvals;
    settings: Settings;
    exports: Exports;
    export_parts: ExportParts;
    ledger_checks: LedgerChecks;
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

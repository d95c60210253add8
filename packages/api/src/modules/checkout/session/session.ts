import type { InvoiceCompany } from '@pasar/contract';
import type { WantedLine } from '../../cart/index.ts';

export interface SessionLine extends WantedLine {
  /** The cart's line that it came from; null for a single purchase. */
  cartItemId: number | null;
}

export interface SessionOrder {
  id: number;
  merchantId: number;
  addressId: number | null;
  dropship: { name: string; phone: string } | null;
  /** The service that the user selected; null for the cheapest. */
  wish: { courier: string; service: string } | null;
  insurance: boolean;
  note: string;
  lines: SessionLine[];
}

/** A checkout as it is stored: the user's selections, without any current price. */
export interface Session {
  id: number;
  userId: number;
  source: 'cart' | 'single';
  status: 'open' | 'paid' | 'closed';
  useWallet: boolean;
  /** The company that the invoices will name; null: the buyer. */
  invoiceTo: InvoiceCompany | null;
  /** Null until the best promos were selected once. */
  promoIds: number[] | null;
  walletShown: number;
  expiresAt: Date;
  orders: SessionOrder[];
}

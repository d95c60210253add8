import {
  both,
  either,
  is,
  ofEmail,
  ofOrder,
  ofProduct,
  ofStore,
  ofStoreOrder,
  ofUser,
  type Rows,
  within,
} from '../data-subject.ts';

/** A table in a copy of somebody's data. */
export interface ExportedTable {
  table: string;
  /** The name of its files; by default the table's. */
  file?: string;
  rows: Rows;
  /** Columns with secrets, with names of files in storage, or about somebody else. */
  without?: readonly string[];
}

const mine = (table: string, without: readonly string[] = [], rows: Rows = ofUser()): ExportedTable => ({
  table,
  rows,
  without,
});
const ofWallet = either(
  both(is('kind', 'buyer_wallet'), ofUser('owner')),
  both(is('kind', 'seller_wallet'), ofStore('owner')),
);
/** Who buys is the buyers' business, not a part of the seller's data. */
const buyers = ['user_id', 'order_group_id', 'address', 'dropship', 'note'];

/** The account and what it says about the person. */
const account: readonly ExportedTable[] = [
  mine('users', ['password_hash'], ofUser('id')),
  mine('identities'),
  mine('sessions', ['token_hash']),
  mine('devices', ['secret_hash']),
  mine('security_events', ['actor_id'], ofUser('account_id')),
  mine('consents'),
  mine('passkeys', ['credential_id', 'public_key']),
  mine('totp', ['secret_sealed']),
  mine('recovery_codes', ['code_hash']),
  mine('staff_members'),
  mine('store_members'),
  mine('store_invitations', ['token_hash'], ofEmail()),
  mine('addresses'),
  mine('companies'),
  mine('user_documents', ['reviewed_by']),
  mine('onboarding_drafts'),
  mine('media', ['storage_key'], ofUser('owner_id')),
  mine('emails', ['body_sealed'], ofEmail('recipient')),
  mine('push_subscriptions', ['endpoint', 'p256dh', 'auth']),
  mine('notifications'),
  mine('notification_preferences'),
  mine('privacy_requests', ['file_key']),
];

/** What the person did as a buyer. */
const buying: readonly ExportedTable[] = [
  mine('cart_items'),
  mine('checkout_sessions'),
  mine('checkout_orders', [], within('session_id', 'checkout_sessions', ofUser())),
  mine(
    'checkout_items',
    [],
    within('checkout_order_id', 'checkout_orders', within('session_id', 'checkout_sessions', ofUser())),
  ),
  mine('order_groups'),
  mine('orders', ['commission_bps', 'quoted_commission', 'quoted_net', 'fee_amount']),
  mine('order_items', [], ofOrder),
  mine('order_events', ['actor_id'], ofOrder),
  mine('cancel_requests', [], ofOrder),
  mine('complaints', [], ofOrder),
  mine('complaint_messages', [], ofUser('actor_id')),
  mine('payments', ['external_ref'], within('order_group_id', 'order_groups', ofUser())),
  mine(
    'transfers',
    ['decided_by'],
    within('payment_id', 'payments', within('order_group_id', 'order_groups', ofUser())),
  ),
  mine('shipments', ['request'], ofOrder),
  mine('shipment_scans', ['media_ids'], within('shipment_id', 'shipments', ofOrder)),
  mine('tax_documents', [], ofOrder),
  mine('wallet_entries', [], ofWallet),
  mine('wallet_adjustments', ['staff_id']),
  mine('withdrawals', ['approved_by']),
  mine('voucher_claims'),
  mine('voucher_uses'),
  mine('flash_purchases'),
  mine('follows'),
  mine('wishlists'),
  mine('recently_viewed'),
  mine('saved_views'),
  mine('reviews'),
  mine('review_images', [], within('review_id', 'reviews', ofUser())),
  mine('product_questions'),
  mine('product_answers'),
  mine('conversations', [
    ...['blocked_by_seller', 'seller_read_id', 'seller_alerted_at', 'seller_alerted_id', 'assigned_to'],
  ]),
  mine('messages', [], ofUser('author_id')),
  mine('chat_measures'),
  mine('tickets'),
  mine('ticket_messages', ['staff_id'], within('ticket_id', 'tickets', ofUser())),
  mine('reports', ['decided_by']),
  mine('appeals', ['decided_by']),
];

/** What the person's store has. */
const selling: readonly ExportedTable[] = [
  mine('merchants'),
  mine('merchant_banks', [], ofStore()),
  mine('merchant_locations', [], ofStore()),
  mine('merchant_documents', ['reviewed_by'], ofStore()),
  mine('merchant_events', ['actor_id'], ofStore()),
  mine('merchant_verifications', [], ofStore()),
  mine('merchant_requests', ['staff_id'], ofStore()),
  mine('store_activity', ['actor_id'], ofStore()),
  mine('chat_settings', [], ofStore()),
  mine('merchant_banners', [], ofStore()),
  mine('store_commissions', [], ofStore()),
  mine('merchant_banner_slides', [], ofStore()),
  mine('store_visits', [], ofStore()),
  mine('products', [], ofStore()),
  mine('variants', [], ofProduct),
  mine('product_images', [], ofProduct),
  mine('product_discounts', [], ofProduct),
  mine('product_options', [], ofProduct),
  mine('product_option_values', [], within('option_id', 'product_options', ofProduct)),
  mine('stock_movements', ['actor_id'], within('variant_id', 'variants', ofProduct)),
  mine('flash_sale_items', [], ofProduct),
  mine('vouchers', [], ofStore()),
  mine('shipping_offers', [], ofStore()),
  mine('api_keys', ['secret_hash', 'created_by'], ofStore()),
  mine('webhook_endpoints', ['secret_sealed', 'old_secret_sealed'], ofStore()),
  mine('webhook_deliveries', [], within('endpoint_id', 'webhook_endpoints', ofStore())),
  mine('imports', ['user_id'], ofStore()),
  mine('import_rows', [], within('import_id', 'imports', ofStore())),
  mine('seller_penalties', [], ofStore()),
  mine('review_replies', [], ofStore()),
  { table: 'orders', file: 'store_orders', rows: ofStore(), without: buyers },
  { table: 'order_items', file: 'store_order_items', rows: ofStoreOrder, without: ['note'] },
  { table: 'tax_documents', file: 'store_tax_documents', rows: ofStore(), without: ['buyer'] },
];

/** Everything that a copy contains. A test wants each table of the database here or below. */
export const exportedTables: readonly ExportedTable[] = [...account, ...buying, ...selling];
